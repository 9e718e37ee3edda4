import { css } from 'lit';

/** What stands beside the drawing board. */
export const editorPanelStyles = css`
  :host {
    display: grid;
    gap: var(--wa-space-s);
    align-content: start;
  }
  label.field {
    display: grid;
    gap: 0.2em;
  }
  label.field > span {
    font-size: var(--vx-text-small);
    color: var(--wa-color-text-quiet);
  }
  input,
  textarea,
  select {
    width: 100%;
  }
  textarea {
    min-height: 4.5em;
    padding: 0.3em 0.6em;
    border: 1px solid var(--wa-form-control-border-color);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    color: inherit;
    font: inherit;
  }
  input[type='color'] {
    width: 2.75rem;
    min-width: 2.75rem;
    height: max(2.1em, var(--vx-target, 0px));
    padding: 2px;
    border: 1px solid var(--wa-form-control-border-color);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    cursor: pointer;
  }
  input[type='checkbox'],
  input[type='radio'] {
    width: 1.15em;
    height: 1.15em;
    accent-color: var(--wa-color-brand-fill-loud);
  }
  h3 {
    font-size: 1.05rem;
  }
  li {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-height: max(2.2em, var(--vx-target, 0px));
    border-top: 1px solid var(--vx-line-faint);
  }
  li label {
    display: inline-flex;
    flex: 1;
    gap: 0.5em;
    align-items: center;
    min-width: 0;
    min-height: var(--vx-target, 0px);
    cursor: pointer;
  }
  .empty {
    padding: 0.3em 0;
    text-align: start;
  }
  .region {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 0.4em;
    align-items: center;
    padding-block: 0.4em;
  }
  .region .worth {
    grid-column: 1 / -1;
    display: flex;
    gap: 0.5em;
    align-items: center;
    justify-content: space-between;
  }
  .region .worth label {
    flex: none;
  }
  button.mark {
    display: flex;
    flex: 1;
    gap: 0.5em;
    align-items: center;
    min-height: max(2.2em, var(--vx-target, 0px));
    padding: 0.2em 0.4em;
    border: 0;
    background: transparent;
    text-align: start;
    cursor: pointer;
  }
  button.mark:hover:not(:disabled) {
    background: var(--vx-hover);
  }
  button.mark:disabled {
    cursor: default;
  }
  .stops .icon {
    color: var(--vx-red);
  }
  .looks .icon {
    color: var(--vx-brass);
  }
`;
