// Reads a file of the catalogue that comes from the server. Apart from the rest, since few pages need it.
import { FluentResource } from "@fluent/bundle";

const known = new Map<string, FluentResource>();

/** The messages of a text; one that has been read before is not read again. */
export function read(text: string): FluentResource {
  const resource = known.get(text) ?? new FluentResource(text);
  known.set(text, resource);
  return resource;
}
