import { css } from 'lit';

/** The head of a table: two pills in the corners of the window; on a phone they make one bar. What is `wide` gives way there. */
export const tableBarStyles = css`
  /* The pills lie in the table's own grid, with what floats between them. */
  :host,
  header {
    display: contents;
  }
  /* A finger needs more, and its own rule gives it. */
  @media (pointer: fine) {
    :host {
      --vx-tool-size: 2rem;
    }
  }
  .pill {
    z-index: 5;
    display: flex;
    grid-row: 1;
    align-items: center;
    gap: 0.15rem;
    min-width: 0;
    min-height: 2.2rem;
    padding: 0 0.25rem;
  }
  .name {
    grid-column: 1;
    justify-self: start;
    gap: 0.35rem;
    padding-right: 0.5rem;
  }
  .people {
    grid-column: 3;
    justify-self: end;
  }
  .brand {
    display: inline-grid;
    place-items: center;
    min-width: var(--vx-target, 0);
    min-height: var(--vx-target, 0);
    padding: 0.2rem;
    border-radius: 6px;
  }
  .brand:hover {
    background: var(--vx-hover);
  }
  .brand img {
    width: 1.6rem;
    height: 1.6rem;
  }
  h1 {
    min-width: 3rem;
    max-width: 11rem;
    font-size: 1rem;
  }
  .who {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--vx-tool-size);
    padding: 0 0.6em;
    border: 1px solid transparent;
    border-radius: var(--wa-border-radius-m);
    background: none;
    cursor: pointer;
    white-space: nowrap;
  }
  .who:hover {
    background: var(--vx-hover);
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
  .in-the-open {
    white-space: nowrap;
  }
  @media (max-width: 56rem) {
    .wide {
      display: none;
    }
    /* One bar. */
    header {
      z-index: 5;
      display: flex;
      grid-area: 1 / 1 / 2 / -1;
      width: 100%;
      min-width: 0;
      height: 3rem;
      border-bottom: 1px solid var(--vx-line);
      background: var(--wa-color-surface-raised);
    }
    .pill {
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
    .name {
      flex: 1;
      overflow: hidden;
    }
    .in-the-open {
      display: none;
    }
  }
  @media (max-width: 34rem) {
    .name {
      padding-inline: 0.1rem;
    }
    .people {
      flex: none;
      gap: 0;
      padding-inline: 0;
    }
    .who {
      padding: 0 0.5em;
    }
    /* The name of a table has two lines before it is cut. */
    h1.one-line {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      flex: 0 1 auto;
      min-width: 0;
      font-size: 0.85rem;
      line-height: 1.15;
      white-space: normal;
    }
  }
`;
