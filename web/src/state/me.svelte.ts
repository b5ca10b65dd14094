// Who one is here. Nobody needs an account: a guest is made the moment one sits down.
import { answer, api } from "$lib/api/http";
import type { Me } from "$lib/api/types";
import { language, t } from "$lib/words/words.svelte";
import { settings } from "./settings.svelte";

class Visitor {
  me = $state.raw<Me | null>(null);
  /** The server has said whether it knows us. */
  known = $state(false);

  async load(): Promise<void> {
    this.me = await answer(api.GET("/api/session"));
    this.known = true;
  }

  /** The name that somebody wants, who may be nobody here yet. */
  get wanted(): string {
    return settings.liked.name;
  }
  set wanted(name: string) {
    settings.set("name", name);
  }

  /** One's own name here; a guest is made if there is none yet, of the name they want or of one that is no other guest's. */
  async sitDown(): Promise<Me> {
    if (!this.known) await this.load();
    const name = this.wanted.trim() || t("app-guest-number", { number: 100 + Math.floor(Math.random() * 900) });
    this.me ??= await answer(api.POST("/api/guests", { body: { name, language: language() } }));
    return this.me;
  }

  /** What one is called from now on: at once, or as soon as one is somebody. */
  async call(name: string): Promise<void> {
    this.wanted = name;
    if (this.me && name.trim() && name.trim() !== this.me.name)
      this.me = await answer(api.PATCH("/api/me", { body: { name: name.trim() } }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.me = await answer(api.POST("/api/session", { body: { name, password } }));
  }

  async signUp(name: string, password: string, email: string): Promise<void> {
    this.me = await answer(api.POST("/api/accounts", { body: { name, password, email: email || null, language: language() } }));
  }

  async signOut(): Promise<void> {
    await answer(api.DELETE("/api/session"));
    this.me = null;
  }
}

export const visitor = new Visitor();
