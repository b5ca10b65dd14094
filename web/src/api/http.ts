// Asking the server, by the types of its OpenAPI: `answer(api.GET("/api/session"))`. Every refusal is a `Refusal` with the
// server's code and words.
import type { Client } from "openapi-fetch";
import type { Message } from "$lib/words/message";
import { has, learnWords } from "$lib/words/words.svelte";
import { AWAY, reach } from "./reach.svelte";
import type { Error as Said, paths } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = code,
    readonly rule: string | null = null,
    readonly number: number | null = null,
    readonly reason: Message = { id: idOf(code) },
  ) {
    super(message);
  }
}

/** What the server answered with, as an error; `status` 0 where it came over a socket. */
export function refusal(status: number, said: Said): Refusal {
  const reason = said.reason_id ? { id: said.reason_id, values: said.reason_values ?? null } : undefined;
  return new Refusal(status, said.code, said.message, said.rule, said.number, reason);
}

/** The message of the catalogue for a code. */
export const idOf = (code: string): string => `refusal-${code.replaceAll("_", "-")}`;

/** Have the words for a refusal of the server; where they cannot be had, it is told in English. A game's pages have its words. */
export async function learnWhy({ code, rule, reason }: Refusal): Promise<void> {
  if (!rule && [idOf(code), reason.id].some((id) => !has(id))) await learnWords(["refused"]).catch(() => undefined);
}

/** The server could not be reached. */
export class Unreachable extends Error {}

function token(): string {
  return /(?:^|; )claycrown_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

async function send(request: Request): Promise<Response> {
  try {
    const answer = await sent(request);
    if (AWAY.includes(answer.status)) throw new Unreachable(request.url);
    reach.answered();
    return answer;
  } catch {
    reach.failed(request.method === "GET");
    throw new Unreachable(request.url);
  }
}

async function sent(request: Request): Promise<Response> {
  if (request.method === "GET") return fetch(request); // a cookie is not read where none is needed: it takes long
  if (!token()) await fetch("/api/games"); // any question brings the cookie
  const before = token();
  request.headers.set("x-csrf-token", before);
  const again = request.clone();
  const answer = await fetch(request);
  // A refusal brings the token that is right for the session, if the one that was sent was of another.
  if (answer.status !== 403 || token() === before) return answer;
  again.headers.set("x-csrf-token", token());
  return fetch(again);
}

interface Asked {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  /** How the body is written, where it is not as JavaScript would. */
  bodySerializer?: (body: unknown) => string;
}

async function ask(
  method: string,
  template: string,
  { params = {}, body, bodySerializer = JSON.stringify }: Asked = {},
): Promise<Answer<unknown>> {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params.path?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params.query ?? {}))
    for (const one of [value].flat()) if (one !== null && one !== undefined) query.append(name, String(one));
  const url = `${location.origin}${path}${query.size ? `?${query.toString()}` : ""}`;
  const headers = { "content-type": "application/json" };
  const request = new Request(url, body === undefined ? { method } : { method, headers, body: bodySerializer(body) });
  const response = await send(request);
  const text = await response.text();
  if (response.ok) return { data: text ? (JSON.parse(text) as unknown) : undefined, response };
  try {
    return { error: JSON.parse(text) as unknown, response };
  } catch {
    return { error: text, response };
  }
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
export const api = Object.fromEntries(
  METHODS.map((method) => [method, (path: string, asked?: Asked) => ask(method, path, asked)]),
) as unknown as Pick<Client<paths>, "GET" | "POST" | "PUT" | "PATCH" | "DELETE">;

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What the server answers; `undefined` where it only says that it is done. */
export async function answer<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked;
  if (response.ok) return data as T;
  const said = (error as { error?: Said } | undefined)?.error ?? notUnderstood(response.status);
  const why = refusal(response.status, said);
  await learnWhy(why);
  throw why;
}

const notUnderstood = (status: number): Said => ({
  code: "unknown",
  message: "",
  reason_id: idOf("unknown"),
  reason_values: { status },
});

/** The address of what is asked at a table. */
export const onTable = (table_id: string) => ({ params: { path: { table_id } } });
