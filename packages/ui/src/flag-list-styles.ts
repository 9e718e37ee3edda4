import { css } from 'lit';

/** A weight is told by a sign, a word and a colour, never by the colour alone. */
export const flagListStyles = css`
  :host {
    display: block;
    height: 100%;
    overflow: auto;
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 0.5em;
    position: sticky;
    top: 0;
    z-index: 1;
    padding: 0.45em var(--wa-space-s) 0.35em;
    border-bottom: 1px solid var(--vx-line);
    background: var(--wa-color-surface-default);
    font-size: 1rem;
  }
  h4 {
    font: inherit;
  }
  li {
    border-bottom: 1px solid var(--vx-line-faint);
    border-left: 4px solid var(--vx-weight, var(--vx-line));
  }
  .illegal {
    --vx-weight: var(--wa-color-danger-fill-loud);
    --vx-weight-text: var(--wa-color-danger-on-quiet);
  }
  .doubtful {
    --vx-weight: var(--vx-brass);
    --vx-weight-text: var(--wa-color-warning-on-quiet);
  }
  .unknown,
  .reminder {
    --vx-weight: var(--wa-color-neutral-border-loud);
    --vx-weight-text: var(--wa-color-text-quiet);
  }
  .settled {
    --vx-weight: var(--wa-color-success-fill-loud);
  }
  .row-button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.1em 0.5em;
    width: 100%;
    min-height: var(--vx-target, 0);
    padding: 0.45em var(--wa-space-s) 0.4em 0.6rem;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  .row-button:hover {
    background: var(--vx-hover);
  }
  .row-button > .icon {
    margin-top: 0.12em;
    color: var(--vx-weight-text);
  }
  .settled .row-button > .icon {
    color: var(--wa-color-success-on-quiet);
  }
  .chevron {
    align-self: start;
    line-height: 0;
  }
  .row-button[aria-expanded='true'] > .chevron {
    rotate: 180deg;
  }
  .said {
    overflow-wrap: anywhere;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.05em 0.8em;
    grid-column: 2;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-small);
  }
  .weight {
    color: var(--vx-weight-text);
    font-weight: 600;
  }
  .outcome {
    color: var(--wa-color-text-normal);
    font-weight: 600;
  }
  .more {
    display: grid;
    gap: 0.45em;
    padding: 0.1em var(--wa-space-s) 0.7em calc(0.6rem + 1.75em);
    font-size: var(--vx-text-small);
    overflow-wrap: anywhere;
  }
  .remedy {
    font-size: var(--vx-text);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
  }
  [aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-normal);
    color: var(--wa-color-brand-on-normal);
  }
  details > summary {
    padding: 0.6em var(--wa-space-s);
    min-height: var(--vx-target, 0);
    cursor: pointer;
    font-weight: 600;
  }
  .hint {
    padding: 0.6em var(--wa-space-s);
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-small);
  }
`;
