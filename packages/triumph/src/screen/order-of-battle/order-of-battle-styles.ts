import { css } from 'lit';

export const orderOfBattleStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    height: 100%;
    min-height: 0;
    font-size: var(--vx-text-small);
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    padding: 0.5em var(--wa-space-s);
    border-bottom: 1px solid var(--vx-line);
  }
  input,
  select {
    flex: 1 1 7rem;
  }
  input {
    min-width: 0;
    min-height: var(--vx-button-height);
    padding: 0.2em 0.5em;
    border: 1px solid var(--wa-form-control-border-color);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    color: inherit;
    font: inherit;
  }
  .rows {
    overflow: auto;
    padding-bottom: 1em;
  }
  h3 {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2em;
    padding: 0.25em var(--wa-space-s);
    border-bottom: 1px solid var(--vx-line);
    background: var(--wa-color-surface-lowered);
    font: 600 var(--vx-text-small) var(--wa-font-family-body);
  }
  h3 .plain {
    margin-left: auto;
  }
  .row-button {
    display: block;
    width: 100%;
    min-height: var(--vx-button-height);
    padding: 0.35em var(--wa-space-s);
    border: 0;
    border-bottom: 1px solid var(--vx-line-faint);
    border-left: 4px solid transparent;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  .row-button:hover {
    background: var(--vx-hover);
  }
  .row-button:focus-visible {
    outline-offset: -3px;
  }
  .row-button[aria-pressed='true'] {
    border-left-color: var(--vx-brass);
    background: var(--wa-color-brand-fill-quiet);
  }
  .row-button strong {
    font-size: var(--vx-text);
  }
  .what {
    display: block;
    color: var(--wa-color-text-quiet);
  }
  .more {
    padding: 0.2em var(--wa-space-s) 0.6em calc(var(--wa-space-s) + 4px);
    border-bottom: 1px solid var(--vx-line-faint);
  }
`;
