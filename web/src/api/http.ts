// Asking the server. Every refusal is a `Refusal` with the server's code and words.
import type { Message } from "$lib/words/message";
import type { Error as Said } from "./types";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly number: number | null = null,
    readonly reason: Message | null = null,
  ) {
    super(message);
  }
}

/** What the server answered with, as an error; `status` 0 where it came over a socket. */
export function refusal(status: number, said: Said): Refusal {
  const reason = said.reason_id ? { id: said.reason_id, values: said.reason_values ?? null } : null;
  return new Refusal(status, said.code, said.message, said.rule, said.number, reason);
}

/** The server could not be reached. */
export class Unreachable extends Error {}

function token(): string {
  return /(?:^|; )claycrown_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** A body as it is sent; a text is JSON already. */
const written = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") {
    if (!token()) await fetch("/api/games"); // any question brings the cookie
    headers["x-csrf-token"] = token();
  }
  try {
    return await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body: written(body) }) });
  } catch {
    throw new Unreachable(path);
  }
}

async function answer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  if (response.status === 204) return undefined as T;
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as T;
  const error = (said as { error?: Said } | null)?.error ?? { code: "unknown", message: response.statusText };
  throw refusal(response.status, error);
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** A path with its query; what is null is left out. */
export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `${path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : path;
}

export const get = <T>(path: string, query?: Query): Promise<T> => answer<T>("GET", address(path, query));
export const post = <T>(path: string, body: unknown = {}): Promise<T> => answer<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => answer<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => answer<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => answer<T>("DELETE", path);
