import type { Camera } from '@vexillum/canvas';
import { css, html } from 'lit';

/** What the table round a board leaves free of what floats over it, as `--room-left` and the others say; goes with `boardHostStyles`. */
export const freeRoom = html`<div class="free"></div>`;

export const freeRoomStyles = css`
  .free {
    position: absolute;
    inset: var(--room-top, 0px) var(--room-right, 0px) var(--room-bottom, 0px) var(--room-left, 0px);
    visibility: hidden;
    pointer-events: none;
  }
`;

/** The camera keeps to what is free; the board itself stays as large as it is. `changed` gets what was in its middle before. Returns the way to stop. */
export const keepToFreeRoom = (
  board: HTMLElement & { readonly renderRoot: ParentNode },
  camera: Camera,
  changed?: (middle: Camera['middle']) => void,
): (() => void) => {
  const free = board.renderRoot.querySelector('.free');
  if (!free) return () => {};
  const tell = () => {
    const [all, part] = [board.getBoundingClientRect(), free.getBoundingClientRect()];
    const { middle } = camera;
    camera.setInset({
      left: part.left - all.left,
      right: all.right - part.right,
      top: part.top - all.top,
      bottom: all.bottom - part.bottom,
    });
    changed?.(middle);
  };
  const watcher = new ResizeObserver(tell);
  watcher.observe(free);
  tell();
  return () => watcher.disconnect();
};
