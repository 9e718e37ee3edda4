import { css } from 'lit';

/** Bars with their limits. What is over a limit is striped, so that the colour is never alone. */
export const barStyles = css`
  .bar {
    position: relative;
    height: 0.55em;
    margin-block: 0.15em;
    border: 1px solid var(--vx-line);
    border-radius: 999px;
    background: var(--wa-color-surface-lowered);
  }
  .bar .lost {
    height: 100%;
    border-radius: inherit;
    background: var(--wa-color-text-quiet);
  }
  .bar.over .lost {
    background: repeating-linear-gradient(
      115deg,
      var(--wa-color-danger-fill-loud) 0 0.4em,
      color-mix(in oklab, var(--wa-color-danger-fill-loud) 60%, var(--wa-color-surface-default)) 0.4em 0.7em
    );
  }
  .bar .limit {
    position: absolute;
    top: -0.2em;
    bottom: -0.2em;
    width: 2px;
    margin-left: -1px;
    background: var(--wa-color-text-normal);
  }
  .mark {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    padding: 0 0.5em;
    border: 1px solid currentColor;
    border-radius: 999px;
    color: var(--wa-color-danger-on-quiet, currentColor);
    font-weight: 600;
  }
  .doubt {
    border-bottom: 1px dotted currentColor;
    cursor: help;
  }
  .doubt::after {
    content: '?';
    margin-left: 0.15em;
    color: var(--vx-brass);
    font-size: 0.8em;
    vertical-align: super;
  }
`;

/** What a side has lost, with its commands. */
export const lossesStyles = [
  barStyles,
  css`
  section {
    display: grid;
    gap: 0.8em;
  }
  .army,
  .army ul {
    display: grid;
    gap: 0.35em;
  }
  .army > ul {
    margin-inline-start: 0.9em;
  }
  .army .numbers,
  .army > ul .row {
    font-size: var(--vx-text-small);
  }
  .row {
    gap: 0.1em 0.5em;
  }
  .deeds {
    font-size: var(--vx-text-small);
  }
  .plain.small {
    font-size: var(--vx-text-small);
    min-height: max(1.9em, var(--vx-target));
  }
  .end {
    padding: 0.4em 0.7em;
    border: 1px solid var(--vx-line);
    border-inline-start: 4px solid var(--vx-brass);
    border-radius: var(--wa-border-radius-m);
  }
`,
];
