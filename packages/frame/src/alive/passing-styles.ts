import { css } from 'lit';

/** What lies over the upper middle of the board for a moment, `--passing-top` below its head, and no pointer meets. */
export const passingStyles = css`
  :host {
    position: fixed;
    z-index: 3;
    top: calc(var(--room-top, 0px) + var(--passing-top));
    right: var(--room-right, 0px);
    left: var(--room-left, 0px);
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
`;
