// Lines that light what they speak of on the board, while they are pointed at.
import { createAttachmentKey } from "svelte/attachments";
import type { TableModel } from "$lib/table/session/tableModel.svelte";

/** For a line of a list: nothing stays lit when it is left, nor when it is taken away under the pointer. */
export function pointing(model: Pick<TableModel, "pointed">, targets: () => readonly string[]) {
  let pointed: readonly string[] = [];
  const light = () => (model.pointed = pointed = targets());
  const leave = () => {
    if (model.pointed === pointed) model.pointed = [];
  };
  return {
    onpointerenter: light,
    onpointerleave: leave,
    onfocus: light,
    onblur: leave,
    [createAttachmentKey()]: () => leave,
  };
}
