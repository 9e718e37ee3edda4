import { css } from 'lit';

export const combatPanelStyles = css`
  .queue {
    display: grid;
    gap: 0.2em;
    margin: 0 0 var(--wa-space-s);
    padding: 0;
    list-style: none;
  }
  .queue button {
    display: flex;
    width: 100%;
    min-height: max(2.1em, var(--vx-target, 0px));
    align-items: center;
    gap: 0.5em;
    padding: 0.25em 0.6em;
    border: 1px solid transparent;
    border-radius: var(--wa-border-radius-m);
    background: transparent;
    color: inherit;
    cursor: pointer;
    font: inherit;
    text-align: start;
  }
  .queue button:hover {
    background: var(--vx-hover);
  }
  .queue button[aria-current='true'] {
    border-color: var(--vx-brass);
    background: var(--wa-color-surface-raised);
  }
  .queue .over {
    opacity: 0.65;
  }
  .queue .state {
    margin-inline-start: auto;
    font-size: var(--vx-text-small);
    white-space: nowrap;
  }
  .card {
    display: grid;
    gap: 0.6em;
    border-top: 1px solid var(--vx-line);
    padding-top: var(--wa-space-s);
  }
  .sums {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13.5em, 1fr));
    gap: 0.6em;
  }
  .sum {
    border: 1px solid var(--vx-line);
    border-inline-start: 4px solid var(--side, var(--vx-brass));
    border-radius: var(--wa-border-radius-m);
    padding: 0.4em 0.6em;
  }
  .sum.red {
    --side: var(--vx-red, firebrick);
  }
  .sum.blue {
    --side: var(--vx-blue, royalblue);
  }
  .sum h4 {
    display: flex;
    justify-content: space-between;
    gap: 0.5em;
    margin: 0 0 0.3em;
    font: 600 1rem var(--wa-font-family-body);
  }
  .sum ul {
    display: grid;
    gap: 0.15em;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .term {
    display: grid;
    grid-template-columns: 1fr auto auto auto;
    align-items: center;
    gap: 0.25em;
    font-size: var(--vx-text-small);
  }
  .term .value {
    min-width: 2.2em;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }
  .term .why {
    grid-column: 1 / -1;
  }
  .term.open .value {
    color: var(--wa-color-text-quiet);
  }
  .step {
    min-width: max(1.9em, var(--vx-target, 0px));
    min-height: max(1.9em, var(--vx-target, 0px));
    padding: 0;
  }
  .total,
  .die {
    font-variant-numeric: tabular-nums;
  }
  .result {
    margin: 0;
    font-weight: 600;
  }
  .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
  }
  .line {
    margin: 0;
  }
  /* On a small screen the deeds stay in reach, however many numbers there are. */
  .card > .deeds {
    position: sticky;
    bottom: 0;
    padding-block: 0.4em;
    background: var(--wa-color-surface-default);
  }
  label.pursue {
    display: flex;
    align-items: center;
    gap: 0.4em;
  }
`;
