import { css } from 'lit';

/** Bars above and below the board, never on it: the board is wide and low, so they cost it little, and hide no stands. */
export const battleMiddleStyles = css`
  :host {
    position: relative;
    display: grid;
    grid-template: 'bars' auto 'theirs' auto 'board' minmax(0, 1fr) 'ours' auto 'under' auto / minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }
  .bars {
    grid-area: bars;
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-width: 0;
    padding-inline: 0.3rem;
    border-bottom: 1px solid var(--vx-line);
    background: var(--wa-color-surface-default);
  }
  vx-card-row.theirs {
    grid-area: theirs;
  }
  vx-card-row.ours {
    grid-area: ours;
  }
  .grow {
    flex: 1;
  }
  .board {
    grid-area: board;
    position: relative;
    display: grid;
    min-width: 0;
    min-height: 0;
  }
  vx-mini-map {
    position: absolute;
    right: 0.6rem;
    bottom: 0.6rem;
  }
  vx-selection-card {
    position: absolute;
    left: 0.6rem;
    bottom: 0.6rem;
    max-width: min(22rem, calc(100% - 1.2rem));
  }
  vx-hover-card {
    position: absolute;
    pointer-events: none;
  }
  .under {
    grid-area: under;
    border-top: 1px solid var(--vx-line);
    background: var(--wa-color-surface-default);
  }
  vx-hand-bar {
    display: grid;
    align-content: center;
    min-height: 3.5rem;
    padding: 0.3rem 0.5rem 0;
  }
  .orders {
    display: none;
  }
  @media (max-width: 56rem) {
    /* The near edge is where the hand's bar comes and goes. */
    :host {
      grid-template: 'bars' auto 'theirs' auto 'ours' auto 'board' minmax(0, 1fr) 'under' auto / minmax(0, 1fr);
    }
    .orders {
      display: inline-flex;
    }
    .under {
      position: relative;
    }
    /* Over the board's edge: it comes and goes, and the board must not jump under the finger. */
    vx-hand-bar {
      position: absolute;
      right: 0;
      bottom: 100%;
      left: 0;
      min-height: 0;
      padding: 0 0.3rem 0.3rem;
      pointer-events: none;
    }
    vx-order-bar:not(.open) {
      display: none;
    }
    .bars {
      gap: 0;
      padding-inline: 0;
    }
    /* At the far side: the own stands, and the knob behind them, are at the near one. */
    vx-selection-card {
      top: 0.4rem;
      right: 0.6rem;
      bottom: auto;
      max-width: none;
    }
  }
`;
