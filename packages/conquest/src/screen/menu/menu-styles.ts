import { css } from 'lit';

/** The entries of both menus: what it is on the left, what it is set to on the right. */
export const menuStyles = css`
  :host {
    display: block;
  }
  section {
    padding-bottom: 0.4em;
    scroll-margin-top: 0.5rem;
  }
  h3 {
    margin: 1.1em 0 0.2em;
    font-size: 1.1rem;
  }
  section:first-of-type h3 {
    margin-top: 0.8em;
  }
  .entry {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.3em 1.2em;
    align-items: center;
    padding: 0.6em 0;
    border-top: 1px solid var(--vx-line-faint);
  }
  .entry > .wide {
    grid-column: 1 / -1;
  }
  .entry p {
    text-wrap: pretty;
  }
  .control {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    align-items: center;
    justify-content: flex-end;
  }
  .badge {
    display: inline-block;
    margin-inline-start: 0.5em;
    padding: 0 0.5em;
    border: 1px solid var(--vx-line);
    border-radius: 999px;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-tiny);
    white-space: nowrap;
  }
  /* On and off differ by their sign, not by colour alone. */
  .value {
    display: inline-flex;
    gap: 0.35em;
    align-items: center;
    font-weight: 600;
    text-align: end;
  }
  .value.off {
    color: var(--wa-color-text-quiet);
    font-weight: 400;
  }
  .pair {
    display: inline-flex;
  }
  .pair .plain {
    min-width: 4.2em;
    border-radius: 0;
  }
  .pair .plain:first-child {
    border-start-start-radius: var(--wa-border-radius-m);
    border-end-start-radius: var(--wa-border-radius-m);
  }
  .pair .plain:last-child {
    margin-inline-start: -1px;
    border-start-end-radius: var(--wa-border-radius-m);
    border-end-end-radius: var(--wa-border-radius-m);
  }
  .plain[aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-normal);
    color: var(--wa-color-brand-on-normal);
    font-weight: 600;
  }
  .danger {
    border-color: var(--wa-color-danger-border-loud);
  }
  input[type='text'],
  input[type='number'] {
    min-height: max(2.2em, var(--vx-target));
    max-width: 17rem;
    padding: 0.2em 0.5em;
    border: 1px solid var(--wa-color-neutral-border-normal);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    color: inherit;
    font: inherit;
  }
  input[type='number'] {
    width: 5.5em;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .ask {
    padding: 0.6em 0.8em;
    border: 1px solid var(--wa-color-danger-border-loud);
    border-radius: var(--wa-border-radius-m);
  }
  @media (max-width: 34rem) {
    .entry:not(.told) {
      grid-template-columns: minmax(0, 1fr);
    }
    .entry:not(.told) .control {
      justify-content: flex-start;
    }
    .told .value {
      max-width: 8rem;
    }
  }
`;
