import { css, type CSSResult } from 'lit';

/**
 * How a table stands round its board: the board is the window, and all else floats over it and leaves it as it is. What covers the edges is
 * told to the camera as --room-*. A head of pills above, a drawer at the right; on a phone a bar above and a sheet below.
 */
export const tableRoomStyles = css`
  :host {
    display: block;
    height: 100dvh;
  }
  .table {
    --gap: 0.5rem;
    --room-head: 4.6rem;
    --room-top: var(--room-head);
    --room-left: 3.4rem;
    --room-right: 3.4rem;
    --room-bottom: 4.2rem;
    position: relative;
    display: grid;
    grid-template: auto auto minmax(0, 1fr) / minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
    gap: var(--gap);
    align-items: start;
    height: 100%;
    padding: calc(var(--gap) + env(safe-area-inset-top)) calc(var(--gap) + env(safe-area-inset-right))
      calc(var(--gap) + env(safe-area-inset-bottom)) calc(var(--gap) + env(safe-area-inset-left));
    overflow: hidden;
  }
  .table.pinned {
    --room-right: 21rem;
  }
  /* What floats in the middle keeps off the drawer. */
  .table.open {
    grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(20rem, 1fr);
  }
  aside {
    display: grid;
    min-width: 0;
    min-height: 0;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-default);
    box-shadow: var(--vx-shadow);
    overflow: hidden;
  }
  /* Below whatever is in the head, where it hides no buttons. */
  vx-toast-host {
    position: relative;
    top: auto;
    left: auto;
    grid-area: 2 / 2;
    justify-self: center;
    max-width: min(32rem, 100%);
    translate: none;
  }
  .right {
    position: absolute;
    z-index: 2;
    top: calc(4rem + env(safe-area-inset-top));
    right: calc(var(--gap) + env(safe-area-inset-right));
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  .open .right {
    bottom: 1.6rem;
    width: 20rem;
  }
  .handle {
    --vx-tool-size: max(1.8rem, var(--vx-target, 0px));
    display: flex;
    justify-content: flex-end;
  }
  .shut .handle {
    justify-content: center;
  }
  .phone {
    --gap: 0px;
    --peek: calc(3.5rem + env(safe-area-inset-bottom));
    --room-head: 6.2rem;
    --room-left: 0px;
    --room-right: 0px;
    --room-bottom: var(--peek);
    --sheet-height: var(--peek);
    --hand-bottom: env(safe-area-inset-bottom);
    --hand-left: 2.75rem;
    grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  .phone.half {
    --sheet-height: 46dvh;
    --room-bottom: 46dvh;
    --hand-bottom: 46dvh;
    --hand-left: 0px;
  }
  .phone.full {
    --sheet-height: calc(100dvh - 3rem);
    --room-bottom: 46dvh;
    --hand: hidden;
  }
  .phone vx-toast-host {
    grid-area: 3 / 1;
    margin-top: 0.4rem;
  }
  .phone .right {
    z-index: 3;
    top: auto;
    right: 0;
    bottom: 0;
    left: 0;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    width: auto;
    height: var(--sheet-height);
    border-width: 1px 0 0;
    border-radius: var(--wa-border-radius-l) var(--wa-border-radius-l) 0 0;
    transition: height calc(160ms * var(--vx-motion, 1)) ease-out;
  }
  .phone .handle {
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 3.5rem;
    border: 0;
    border-right: 1px solid var(--vx-line);
    background: var(--wa-color-surface-lowered);
    cursor: pointer;
    touch-action: none;
  }
  /* A phone on its side, or a page zoomed to twice its size: the sheet stands beside the board. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    .table.phone {
      --room-bottom: 0px;
      --room-right: 2.8rem;
      --hand: visible;
      --hand-bottom: env(safe-area-inset-bottom);
      --hand-left: 0px;
    }
    .table.phone.half,
    .table.phone.full {
      --room-right: 19rem;
      --hand-right: 19rem;
    }
    .phone .right {
      top: max(3rem, var(--head-bottom, 0px));
      left: auto;
      width: 19rem;
      height: auto;
      border-width: 1px 0 0 1px;
      border-radius: 0;
    }
    .phone .handle .icon {
      rotate: -90deg;
    }
  }
`;

/** In windows up to so many rem wide the head has a row of its own below the pills. */
export const headBelowPills = (width: number): CSSResult => css`
  @media (max-width: ${width}rem) {
    .table:not(.phone) {
      --room-head: 7.6rem;
      grid-template-rows: auto auto auto minmax(0, 1fr);
    }
    .table:not(.phone) > .head {
      grid-area: 2 / 1 / 3 / -1;
    }
    .table:not(.phone) > vx-toast-host {
      grid-area: 3 / 1 / 4 / -1;
      max-width: none;
    }
    /* However long their words are, they do not push the pills apart. */
    .table:not(.phone) > .head,
    .table:not(.phone) > vx-toast-host {
      justify-self: start;
      width: 0;
      min-width: calc(100% + 2 * var(--gap) - var(--room-left) - var(--room-right));
      margin-left: calc(var(--room-left) - var(--gap));
    }
  }
`;
