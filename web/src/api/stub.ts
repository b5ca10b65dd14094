// A server for tests of components: what it answers, by "GET /api/…", at once or when a promise is kept, and what it was asked, with what was sent.
import { vi } from "vitest";

export function serve(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  document.cookie = "claycrown_csrf=test";
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    asked.push(`${request.method} ${pathname}${search}${body && ` ${body}`}`);
    return Response.json((await answers[`${request.method} ${pathname}`]) ?? null);
  });
  return asked;
}
