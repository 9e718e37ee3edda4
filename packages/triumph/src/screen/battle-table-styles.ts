import { css } from 'lit';

/** Bar on top, pieces to the left, board in the middle, panels to the right; on a phone the panels are a sheet at the bottom. */
export const battleTableStyles = css`
  :host {
    display: block;
    height: 100dvh;
  }
  .table {
    position: relative;
    display: grid;
    grid-template: 'bar bar bar' auto 'steps steps steps' auto 'left middle right' minmax(0, 1fr) / 13rem minmax(0, 1fr) 19rem;
    height: 100%;
  }
  vx-table-bar {
    grid-area: bar;
    min-width: 0;
  }
  vx-table-steps {
    grid-area: steps;
    min-width: 0;
  }
  /* Before it is loaded it has the room of its one line already. */
  vx-table-steps:not(:defined) {
    min-height: 2.75rem;
  }
  aside {
    min-width: 0;
    min-height: 0;
    background: var(--wa-color-surface-default);
  }
  /* What is selected is told beside the board: on it the card would hide stands and knobs. */
  .left {
    container-type: size;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-area: left;
    border-right: 1px solid var(--vx-line);
  }
  .left vx-selection-card {
    /* However much is told of it, the troops keep half of the height. */
    max-height: 50cqh;
    overflow: auto;
    border-top: 1px solid var(--vx-line);
    padding: 0.4rem;
  }
  .right {
    grid-area: right;
    border-left: 1px solid var(--vx-line);
  }
  vx-battle-middle {
    grid-area: middle;
  }
  /* Over the board, below its bars, where it hides no buttons. */
  vx-toast-host {
    position: absolute;
    grid-area: middle;
    top: 3.2rem;
  }
  .wide {
    grid-template-columns: 0 minmax(0, 1fr) 0;
  }
  .wide > aside {
    display: none;
  }
  .phone {
    grid-template: 'bar' auto 'steps' auto 'middle' minmax(0, 1fr) 'right' 44dvh / minmax(0, 1fr);
  }
  .phone.low {
    grid-template-rows: auto auto minmax(0, 1fr) 4.4rem;
  }
  .phone .right {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    border-top: 1px solid var(--vx-line);
    border-left: 0;
    overflow: hidden;
  }
  /* A phone on its side, or a page zoomed to twice its size: the sheet stands beside the board. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    .phone {
      grid-template: 'bar bar' auto 'steps steps' auto 'middle right' minmax(0, 1fr) / minmax(0, 1fr) 19rem;
    }
    .phone.low {
      grid-template: 'bar bar' auto 'steps steps' auto 'middle right' minmax(0, 1fr) / minmax(0, 1fr) 2.6rem;
    }
    .phone.low .right vx-battle-panels {
      display: none;
    }
    .phone .right {
      border-top: 0;
      border-left: 1px solid var(--vx-line);
    }
  }
  .sheet {
    display: grid;
    place-items: center;
    height: 1.5rem;
    border: 0;
    background: var(--wa-color-surface-lowered);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .sheet {
      height: 2.75rem;
    }
    .phone.low {
      grid-template-rows: auto auto minmax(0, 1fr) 5.65rem;
    }
  }
`;
