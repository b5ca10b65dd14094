// What a finger and the keyboard do to a target that a pointer would leave.

/** A finger that is lifted has not left what it looked at. */
export const isFinger = (event: PointerEvent): boolean => event.pointerType === "touch";

/** The keyboard goes on to another target, which tells of itself: nothing is redrawn between pressing a button on it and letting go. */
export const goesOn = (event: FocusEvent): boolean =>
  event.relatedTarget instanceof Element && event.relatedTarget.closest("[data-target]") !== null;
