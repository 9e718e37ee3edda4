import { css } from 'lit';

export const setupDialogStyles = css`
  wa-dialog {
    --width: 44rem;
  }
  section + section {
    margin-top: 1em;
    padding-top: 0.8em;
    border-top: 1px solid var(--vx-line);
  }
  .line + .line {
    margin-top: 0.5em;
  }
  h3 {
    margin: 0 0 0.4em;
    font: 600 1rem var(--vx-font-heading);
    font-variant-numeric: lining-nums;
  }
  p {
    margin: 0.3em 0;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.8em;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
  }
  .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
    margin: 0.5em 0;
    padding: 0;
    list-style: none;
  }
  .kinds li {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    padding: 0.1em 0.2em 0.1em 0.7em;
    border: 1px solid var(--vx-line);
    border-radius: 999px;
    background: var(--wa-color-surface-raised);
  }
  .kinds button {
    min-width: 1.8em;
    min-height: 1.8em;
    border: 0;
    border-radius: 999px;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  .kinds button:hover {
    background: var(--vx-hover);
  }
  .picture {
    display: block;
    width: 100%;
    height: auto;
    margin-top: 0.6em;
    border-radius: var(--wa-border-radius-m);
  }
  .picture .ground {
    fill: #c7bf95;
  }
  .picture .red {
    fill: #b3392f;
  }
  .picture .blue {
    fill: #2f5fa8;
  }
  .wrong {
    color: var(--wa-color-danger-on-quiet);
  }
`;
