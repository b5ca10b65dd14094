// Something at the table that the server may refuse: then it says why, and nothing has changed.
import { errorText } from "$lib/api/errorText";
import { toasts } from "$lib/parts/toasts.svelte";

export async function attempt<T>(deed: () => Promise<T>): Promise<T | undefined> {
  try {
    return await deed();
  } catch (error) {
    toasts.show(errorText(error), "warn");
    return undefined;
  }
}
