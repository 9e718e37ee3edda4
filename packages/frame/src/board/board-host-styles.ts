import { css } from 'lit';
import { freeRoomStyles } from './free-room.ts';

/** The place that a drawn board fills, at the table as in a replay. */
export const boardHostStyles = [
  freeRoomStyles,
  css`
  :host {
    position: relative;
    display: block;
    overflow: hidden;
    background: var(--vx-board);
  }
  .host {
    position: absolute;
    inset: 0;
    touch-action: none;
    user-select: none;
    cursor: grab;
  }
  .waiting {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--wa-color-text-quiet);
  }
`,
];
