import { css } from 'lit';

export const mapsScreenStyles = css`
  .packs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    gap: var(--wa-space-s);
    align-items: stretch;
    margin: var(--wa-space-m) 0;
    padding: 0;
    border: 0;
  }
  .pack {
    display: grid;
    gap: 0.3em;
    align-content: start;
    padding: 0.5em;
    border: 2px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
    cursor: pointer;
  }
  /* Of maps of every shape the names stand in one line. */
  .pack vx-map-preview {
    --map-ratio: 3 / 2;
  }
  .pack:hover {
    background: var(--vx-hover);
  }
  .pack:has(:checked) {
    border-color: var(--wa-color-brand-border-loud);
  }
  .pack:focus-within {
    outline: var(--wa-focus-ring);
    outline-offset: 2px;
  }
  .pack.new {
    justify-items: center;
    align-content: center;
    min-height: 7rem;
    border-style: dashed;
    color: inherit;
    text-align: center;
    text-decoration: none;
  }
  .go-on {
    display: grid;
    gap: 0.3em;
    justify-items: center;
    min-height: var(--vx-target);
    color: inherit;
    text-decoration: none;
  }
  a.plain {
    color: inherit;
    text-decoration: none;
  }
  a.strong {
    color: var(--wa-color-brand-on-loud);
  }
  .facts {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.15em 1em;
  }
  .facts dd {
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 0.35em 0.6em 0.35em 0;
    border-top: 1px solid var(--vx-line-faint);
    text-align: start;
  }
  th.number,
  td.number {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .swatch {
    width: 0.9em;
    height: 0.9em;
    border: 1px solid rgb(0 0 0 / 35%);
    border-radius: 2px;
  }
  .example {
    display: inline-flex;
    gap: 0.45em;
    align-items: center;
    min-height: var(--vx-target);
    white-space: nowrap;
    cursor: pointer;
  }
  /* Its words stay in one line, and what stands beside it goes to the next one. */
  .example.grow {
    flex-basis: max-content;
    min-width: max-content;
  }
  .example input {
    accent-color: var(--wa-color-brand-fill-loud);
  }
  .problems {
    margin: 0.3em 0 0 1.2em;
    list-style: disc;
  }
  /* It says more than the others: in one column it would stretch the maps beside it. */
  .packs .drop {
    grid-column: span 2;
    align-content: center;
  }
  @media (max-width: 30rem) {
    .packs .drop {
      grid-column: 1 / -1;
    }
  }
  /* On a phone a map is moved under the finger: shrunk to the page nobody could read it. */
  .sheet {
    overflow-x: auto;
  }
  @media (max-width: 46rem) {
    /* It goes on there. */
    .sheet {
      mask-image: linear-gradient(90deg, #000 calc(100% - 1.5rem), transparent);
    }
  }
  .sheet vx-map-preview {
    min-width: 44rem;
  }
  .scrolls {
    overflow-x: auto;
  }
`;
