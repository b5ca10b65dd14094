// Which statue is which from one moment to the next, so that one that moves is seen to move.
import type { Statue } from "./mausoleum";

export interface Role {
  id: number;
  statue: Statue;
}

const looks = (statue: Statue): string => `${statue.kind} ${statue.owner} ${statue.horse} ${statue.facing}`;

/**
 * A statue keeps its id on its space; also if its horse comes; and one that left a space while its like appeared on another
 * has moved (T5.5).
 */
export class Cast {
  #roles = new Map<string, Role>();
  #last = 0;

  follow(statues: Iterable<Statue>): Role[] {
    const now = new Map<string, Role>();
    const newcomers: Statue[] = [];
    for (const statue of statues) {
      const before = this.#roles.get(statue.space);
      if (before && before.statue.kind === statue.kind && before.statue.owner === statue.owner) {
        now.set(statue.space, { id: before.id, statue });
      } else newcomers.push(statue);
    }
    const gone = [...this.#roles.values()].filter((role) => !now.has(role.statue.space));
    for (const statue of newcomers) {
      const moved = gone.findIndex((role) => looks(role.statue) === looks(statue));
      const id = moved >= 0 ? gone.splice(moved, 1)[0]!.id : ++this.#last;
      now.set(statue.space, { id, statue });
    }
    this.#roles = now;
    return [...now.values()];
  }
}
