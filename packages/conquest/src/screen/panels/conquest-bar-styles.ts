import { css } from 'lit';

/** What the head of a Conquest table has besides `tableBarStyles`; on a phone it stays one row, and what is rarely needed goes into a menu. */
export const conquestBarStyles = css`
  :host {
    display: block;
  }
  .game {
    display: inline-flex;
    align-items: center;
    gap: 0.45em;
    min-width: max(2.25rem, var(--vx-target));
    min-height: max(2.25rem, var(--vx-target));
    padding: 0 0.5em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    font: 600 0.95rem var(--vx-font-heading);
    cursor: pointer;
  }
  .game:hover {
    border-color: var(--vx-brass);
  }
  .more,
  .me {
    display: none;
  }
  .side {
    flex: none;
  }
  @media (max-width: 56rem) {
    .more,
    .me {
      display: inline-flex;
    }
    .rare {
      display: none;
    }
  }
  @media (max-width: 34rem) {
    header {
      flex-wrap: nowrap;
    }
    .gap,
    .brand {
      display: none;
    }
    /* Beside a clock and a broken line little is left of the name. */
    h1 {
      min-width: 0;
      padding-left: 0.4rem;
    }
    .game {
      padding: 0 0.25rem;
      border-color: transparent;
      background: none;
    }
    .badge {
      order: 0;
      margin: 0;
    }
    .who {
      border-color: transparent;
      padding: 0 0.3em;
    }
    .in-the-open {
      display: none;
    }
  }
`;
