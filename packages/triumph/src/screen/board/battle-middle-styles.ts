import { css } from 'lit';

/** The board fills the window; what belongs to it floats at its edges, within what the table leaves free. */
export const battleMiddleStyles = css`
  :host {
    display: block;
  }
  .board {
    position: absolute;
    inset: 0;
    display: grid;
  }
  .bars {
    --vx-tool-size: max(2rem, var(--vx-target, 0px));
    position: absolute;
    z-index: 1;
    top: var(--room-head);
    left: calc(0.5rem + env(safe-area-inset-left));
    display: grid;
    gap: 2px;
    max-height: calc(100% - var(--room-head) - 0.5rem);
    padding: 2px;
  }
  vx-card-row.theirs {
    position: absolute;
    z-index: 1;
    top: calc(var(--room-top) - var(--cards, 0px));
    right: var(--room-right);
    left: var(--room-left);
    display: grid;
    justify-content: center;
    pointer-events: none;
  }
  vx-hover-card {
    position: absolute;
    z-index: 1;
    pointer-events: none;
  }
  .under {
    position: absolute;
    z-index: 1;
    right: var(--room-right);
    bottom: calc(0.5rem + env(safe-area-inset-bottom));
    left: var(--card-left, var(--room-left));
    display: flex;
    gap: 0.5rem;
    align-items: flex-end;
    justify-content: center;
    pointer-events: none;
  }
  .under > *,
  .hand > * {
    pointer-events: auto;
  }
  vx-selection-card {
    flex: 0 1 auto;
    width: max-content;
    max-width: var(--card-width, 20rem);
    max-height: 52dvh;
    overflow: auto;
  }
  .hand {
    display: grid;
    flex: 1 1 0;
    gap: 0.4rem;
    justify-items: center;
    min-width: 0;
    pointer-events: none;
  }
  vx-card-row,
  vx-hand-bar {
    max-width: 100%;
    min-width: 0;
  }
  vx-order-bar {
    width: min(100%, 40rem);
  }
  vx-order-bar:not(.open) {
    display: none;
  }
  /* Above what else floats at the bottom. */
  vx-mini-map {
    position: absolute;
    right: 0;
    bottom: 3.4rem;
  }
  @media (max-width: 56rem) {
    .bars {
      top: max(calc(var(--room-top) + 0.5rem), calc(var(--head-bottom, 0px) + 0.4rem));
      left: 0.4rem;
    }
    /* On a sheet that is down, in place of its tabs; its handle is beside it. A sheet that is all the way up leaves it no room. */
    .under {
      z-index: 4;
      visibility: var(--hand, visible);
      right: var(--hand-right, 0px);
      bottom: var(--hand-bottom);
      left: var(--hand-left);
      gap: 0;
    }
    .under.busy {
      border-top: 1px solid var(--vx-line);
      background: var(--wa-color-surface-raised);
      pointer-events: auto;
    }
    .hand {
      gap: 0;
      justify-items: stretch;
    }
    vx-order-bar {
      width: 100%;
    }
    vx-selection-card {
      flex: none;
      max-width: 60%;
      max-height: none;
      overflow: visible;
    }
  }
  /* On its side a phone has no bar of the turn above the signs, and too little height for one column of them. */
  @media (max-width: 56rem) and (min-width: 34rem) and (max-height: 34rem) {
    .bars {
      grid: repeat(auto-fit, var(--vx-tool-size)) / auto-flow max-content;
      top: 3.4rem;
      max-height: calc(100dvh - 3.4rem - 3.5rem);
    }
  }
`;
