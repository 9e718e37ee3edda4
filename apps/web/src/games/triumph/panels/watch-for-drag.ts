const DRAG_SLOP = 4;

/** Tells a drag out of a tray from a click: calls `begin` once the pointer has gone far enough. */
export const watchForDrag = (event: PointerEvent, begin: () => void): void => {
  if (event.button !== 0) return;
  const { clientX, clientY } = event;
  const stop = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
  };
  const move = (at: PointerEvent) => {
    if (Math.hypot(at.clientX - clientX, at.clientY - clientY) < DRAG_SLOP) return;
    stop();
    begin();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
};
