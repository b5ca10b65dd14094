// Web Push: the browser's own way to tell one of a turn while no page is open.
import { answer, api } from "$lib/api/http";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Subscribe this browser; false where the person does not allow it. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register("/worker.js");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    kind: "push",
    target: endpoint ?? "",
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
  } as const;
  await answer(api.POST("/api/me/channels", { body }));
  return true;
}
