import { css } from 'lit';

/** The head of a table: one row, and on a narrow screen a second below it. What is `wide` gives way there. */
export const tableBarStyles = css`
  header {
    display: flex;
    align-items: center;
    gap: var(--wa-space-xs);
    min-height: 3rem;
    padding: 0.25rem var(--wa-space-s);
    border-bottom: 1px solid var(--vx-line);
    background: var(--wa-color-surface-raised);
  }
  .brand {
    display: inline-grid;
    place-items: center;
    min-width: var(--vx-target, 0);
    min-height: var(--vx-target, 0);
    padding: 0.3rem;
    border-radius: 6px;
  }
  .brand:hover {
    background: var(--vx-hover);
  }
  .brand img {
    width: 1.7rem;
    height: 1.7rem;
  }
  h1 {
    min-width: 3rem;
    font-size: 1.1rem;
  }
  .who {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--vx-tool-size);
    padding: 0 0.8em;
    border: 1px solid var(--vx-line);
    border-radius: 999px;
    background: var(--wa-color-surface-default);
    cursor: pointer;
    white-space: nowrap;
  }
  .who:hover {
    border-color: var(--wa-color-brand-border-loud);
  }
  .watching {
    padding: 0.15em 0.8em;
    border-radius: 999px;
    background: var(--wa-color-neutral-fill-normal);
  }
  .waiting {
    min-width: 1.5em;
    padding: 0 0.35em;
    border-radius: 999px;
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
    text-align: center;
  }
  .gap {
    flex: 1;
  }
  .in-the-open {
    white-space: nowrap;
  }
  @media (max-width: 56rem) {
    .wide {
      display: none;
    }
  }
  @media (max-width: 34rem) {
    /* What tells of the game and the line has a row of its own, below the name and the buttons. */
    header {
      flex-wrap: wrap;
      gap: 0;
      padding-inline: 0.3rem;
    }
    .who {
      padding: 0 0.5em;
    }
    .badge,
    vx-trust-button {
      order: 9;
    }
    .badge {
      margin-left: auto;
    }
    h1 {
      flex: 1 1 3rem;
      width: 3rem;
      font-size: 0.95rem;
    }
    /* Where the second row begins. */
    .gap {
      order: 7;
      flex: 0 0 100%;
    }
    /* A line of its own below everything else. */
    .in-the-open {
      order: 10;
      flex: 1 0 100%;
      justify-content: center;
      font-size: var(--vx-text-tiny);
    }
  }
`;
