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
    min-height: var(--vx-target, 0px);
    display: flex;
    align-items: center;
    gap: 0.4em;
  }
`;
