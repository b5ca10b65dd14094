// The map can be drawn larger: by wheel with Ctrl held, by two fingers, by its buttons. Moving about is the browser's scrolling.
export const LARGEST = 4;

/** Makes an element's content zoomable around the place that is pointed at. */
export function zoomable(get: () => number, set: (zoom: number) => void): (scroller: HTMLElement) => () => void {
  return (scroller) => {
    let spread: { wide: number; zoom: number } | null = null;

    const to = (wanted: number, x: number, y: number) => {
      const before = get();
      const zoom = Math.min(LARGEST, Math.max(1, wanted));
      if (zoom === before) return;
      const box = scroller.getBoundingClientRect();
      const left = (scroller.scrollLeft + x - box.left) * (zoom / before) - (x - box.left);
      const top = (scroller.scrollTop + y - box.top) * (zoom / before) - (y - box.top);
      set(zoom);
      requestAnimationFrame(() => scroller.scrollTo(left, top));
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      to(get() * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    };
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return void (spread = null);
      event.preventDefault();
      const wide = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      spread ??= { wide, zoom: get() };
      to((spread.zoom * wide) / spread.wide, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    };
    const lift = () => (spread = null);
    scroller.addEventListener("wheel", wheel, { passive: false });
    scroller.addEventListener("touchmove", touch, { passive: false });
    scroller.addEventListener("touchend", lift);
    return () => {
      scroller.removeEventListener("wheel", wheel);
      scroller.removeEventListener("touchmove", touch);
      scroller.removeEventListener("touchend", lift);
    };
  };
}
