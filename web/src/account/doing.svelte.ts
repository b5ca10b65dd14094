// Doing something that may be refused: at most once at a time, and saying what came of it.
import { errorText } from "$lib/api/errorText";
import { toasts } from "$lib/parts/toasts.svelte";

export class Doing {
  busy = $state(false);
  trouble = $state("");

  async run(work: () => Promise<unknown>, done = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await work();
      if (done) toasts.show(done);
      return true;
    } catch (error) {
      this.trouble = errorText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
