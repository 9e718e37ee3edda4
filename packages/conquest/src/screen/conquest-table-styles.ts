import { css } from 'lit';

/** Bar and players on top, board in the middle, buttons below it, panels to the right; on a phone the panels are a sheet at the bottom. */
export const conquestTableStyles = css`
  :host {
    display: block;
    height: 100dvh;
  }
  .table {
    position: relative;
    display: grid;
    grid-template: 'bar bar' auto 'players players' auto 'board panels' minmax(0, 1fr) 'controls panels' auto / minmax(0, 1fr) 22rem;
    height: 100%;
  }
  .head {
    grid-area: bar;
    min-width: 0;
  }
  vx-players-strip {
    grid-area: players;
    min-width: 0;
  }
  .middle {
    position: relative;
    grid-area: board;
    min-width: 0;
    min-height: 0;
  }
  vx-conquest-board {
    position: absolute;
    inset: 0;
  }
  vx-conquest-controls {
    grid-area: controls;
    min-width: 0;
  }
  aside {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    grid-area: panels;
    min-height: 0;
    min-width: 0;
    border-left: 1px solid var(--vx-line);
    background: var(--wa-color-surface-default);
  }
  /* Over the board, where it hides no buttons. */
  vx-toast-host {
    position: absolute;
    grid-area: board;
    top: 0.6rem;
  }
  @media (max-width: 68rem) {
    .table {
      grid-template: 'bar bar' auto 'players players' auto 'board panels' minmax(0, 1fr) 'controls controls' auto / minmax(0, 1fr) 18.5rem;
    }
    .table.wide {
      grid-template-columns: minmax(0, 1fr) 0;
    }
  }
  .sheet {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-height: 1.5rem;
    border: 0;
    background: var(--wa-color-surface-lowered);
    cursor: pointer;
  }
  .table.wide {
    grid-template-columns: minmax(0, 1fr) 0;
  }
  .table.wide > aside {
    display: none;
  }
  .table.phone {
    grid-template: 'bar' auto 'players' auto 'board' minmax(0, 1fr) 'controls' auto 'panels' 46dvh / minmax(0, 1fr);
  }
  .phone > aside {
    grid-template-rows: auto minmax(0, 1fr);
    border-top: 1px solid var(--vx-line);
    border-left: 0;
    overflow: hidden;
  }
  /* Folded, the sheet is its tabs: any of them opens it. */
  .table.phone.low {
    grid-template-rows: auto auto minmax(0, 1fr) auto 3.15rem;
  }
  .phone.low > aside {
    grid-template-rows: minmax(0, 1fr);
  }
  @media (pointer: coarse) {
    .sheet {
      min-height: var(--vx-target);
    }
  }
  /* A phone on its side, or a page zoomed to twice its size: all but the board stands beside it. */
  @media (min-width: 34rem) and (max-height: 34rem) {
    .table.phone,
    .table.phone.low {
      grid-template: 'bar bar' auto 'board players' auto 'board controls' auto 'board panels' minmax(3rem, 1fr) / minmax(0, 1fr) 19rem;
    }
    .phone > aside {
      border-left: 1px solid var(--vx-line);
    }
    .phone > vx-conquest-controls,
    .phone > vx-players-strip {
      border-left: 1px solid var(--vx-line);
    }
    .table.phone.open {
      grid-template: 'bar bar' auto 'board panels' minmax(0, 1fr) / minmax(0, 1fr) 19rem;
    }
    .open > vx-players-strip,
    .open > vx-conquest-controls {
      display: none;
    }
  }
`;
