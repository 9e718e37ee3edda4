import { css } from 'lit';

export const playersStripStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  ol {
    /* What only readers hear would else lie beside the page, and make it wider. */
    position: relative;
    display: flex;
    gap: 0.4rem;
    padding: 0.1rem;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  li {
    display: grid;
    flex: none;
    grid-template-columns: auto minmax(0, auto) auto;
    gap: 0 0.45em;
    align-items: center;
    min-height: var(--vx-target, 0);
    padding: 0.25rem 0.6rem 0.25rem 0.45rem;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    font-size: var(--vx-text-small);
    line-height: 1.35;
  }
  li.on-turn {
    border-color: color-mix(in srgb, var(--light) 75%, var(--wa-color-text-normal));
    box-shadow:
      inset 0 0 0 1px var(--light),
      0 0 0.6em color-mix(in srgb, var(--light) 45%, transparent);
  }
  /* Beside an open drawer each gives way a little, so that all are seen. */
  @media (min-width: 56rem) {
    li {
      flex: 0 1 auto;
      min-width: 10.5rem;
    }
    .facts {
      flex-wrap: wrap;
    }
    /* A name gives way to no sign beside it. */
    .head {
      flex-wrap: wrap;
      row-gap: 0;
    }
    .sign:not(.you) {
      order: 1;
    }
  }
  @media (min-width: 56rem) and (max-width: 75rem) {
    /* The frame in the head says it, too. */
    li .you {
      display: none;
    }
    li .flags {
      min-width: var(--vx-target, 0px);
    }
  }
  @media (min-width: 75rem) {
    .many {
      display: grid;
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
    .many li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      min-width: 0;
    }
    /* Of eight the least of the facts gives way: the territories and the menu tell it. */
    .many .facts {
      flex-wrap: nowrap;
      overflow: hidden;
    }
    .many .income {
      display: none;
    }
  }
  /* Out of the game: a dashed frame and a line through the name, for what is only fainter is hard to read. */
  li.out {
    border-style: dashed;
    background: none;
  }
  li.out .name {
    color: var(--wa-color-text-quiet);
    text-decoration: line-through;
  }
  .owner {
    grid-row: span 2;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 0.4em;
    min-width: 0;
  }
  .name {
    max-width: 11em;
    font-weight: 600;
  }
  .facts {
    grid-column: 2;
    display: flex;
    align-items: center;
    gap: 0 0.6em;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-tiny);
    white-space: nowrap;
  }
  /* The turn's light: it shines and turns, so that it is told apart without its colour. */
  .light {
    width: 0.85em;
    height: 0.85em;
    flex: none;
    border: 2px solid color-mix(in srgb, var(--light) 55%, black);
    border-radius: 50%;
    background: var(--light);
    box-shadow: 0 0 0.5em var(--light);
  }
  .lamp {
    font-size: var(--vx-text-tiny);
    color: var(--wa-color-text-quiet);
  }
  .machine {
    display: inline-flex;
    color: var(--wa-color-text-quiet);
  }
  .sign {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
    padding: 0 0.45em;
    border: 1px solid var(--vx-line);
    border-radius: 999px;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-tiny);
    white-space: nowrap;
  }
  .flags {
    display: inline-flex;
    grid-row: 1 / span 2;
    grid-column: 3;
    align-items: center;
    gap: 0.15em;
    min-width: max(2.4em, var(--vx-target, 0px));
    min-height: max(2em, var(--vx-target, 0px));
    padding: 0 0.35em;
    border: 1px solid transparent;
    border-radius: var(--wa-border-radius-m);
    background: none;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    white-space: nowrap;
  }
  button.flags {
    border-color: var(--wa-color-neutral-border-normal);
    cursor: pointer;
  }
  button.flags:hover {
    background: var(--vx-hover);
  }
  button.flags[aria-expanded='true'] {
    border-color: var(--wa-color-brand-border-loud);
  }
  .kind {
    display: inline-flex;
    align-items: center;
  }
  .kind.none {
    opacity: 0.5;
  }
  .victory-flag {
    width: 1.9em;
    height: 1.9em;
  }
`;
