import { css } from 'lit';

export const diceTrayStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--wa-space-s);
    padding: var(--wa-space-s);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
  }
  .chip {
    min-height: max(var(--vx-button-height), var(--vx-target, 0px));
    padding: 0.15em 0.75em;
    border: 1px solid var(--wa-color-neutral-border-normal);
    border-radius: 999px;
    background: var(--wa-color-surface-raised);
    cursor: pointer;
    font-size: var(--vx-text-small);
  }
  .chip:hover {
    background: var(--vx-hover);
  }
  .chip[aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-normal);
    font-weight: 600;
  }
  .handfuls {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(4.6em, 1fr));
    gap: var(--wa-space-2xs);
  }
  .throw {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.3em;
    min-height: max(2.5em, var(--vx-target, 0px));
    padding: 0.3em 0.6em;
    border: 1px solid var(--wa-color-neutral-border-normal);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    cursor: pointer;
    font-weight: 600;
  }
  .throw:hover {
    background: var(--vx-hover);
  }
  .throw.strong {
    width: 100%;
    min-height: max(3em, var(--vx-target, 0px));
    border-color: transparent;
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
  }
  form {
    display: flex;
    gap: var(--wa-space-2xs);
  }
  label {
    display: grid;
    gap: 0.2em;
  }
  form input,
  label input {
    width: 100%;
    min-width: 0;
    padding: 0.5em 0.7em;
    border: 1px solid var(--wa-form-control-border-color);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    color: inherit;
    font: inherit;
  }
  input[aria-invalid='true'] {
    border-color: var(--wa-color-danger-border-loud);
  }
  details summary {
    min-height: var(--vx-target, 0);
    align-content: center;
    cursor: pointer;
    font-size: var(--vx-text-small);
    color: var(--wa-color-text-quiet);
  }
  .roll {
    padding: 0.5em 0;
    border-top: 1px solid var(--vx-line);
  }
  .values {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em;
    align-items: center;
    margin-top: 0.2em;
  }
  .mark {
    display: inline-flex;
    align-items: center;
    gap: 0.2em;
    margin-left: auto;
    font-size: var(--vx-text-small);
  }
  .mark.verified,
  .mark.confirmed {
    color: var(--wa-color-success-on-quiet);
  }
  .mark.fault {
    color: var(--wa-color-danger-on-quiet);
    font-weight: 700;
  }
`;
