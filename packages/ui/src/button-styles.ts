import { css } from 'lit';

/** Our own small buttons: `<button class="plain">`, and `plain strong` for what one most likely wants. */
export const buttonStyles = css`
  .plain {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.35em;
    min-width: var(--vx-target, 0px);
    min-height: var(--vx-button-height, 2.1em);
    padding: 0.2em 0.7em;
    border: 1px solid var(--wa-color-neutral-border-normal);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    cursor: pointer;
  }
  .plain:hover {
    background: var(--vx-hover);
  }
  .plain:disabled {
    opacity: 0.45;
    cursor: default;
  }
  .strong {
    border-color: transparent;
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
  }
  .strong:hover {
    background: color-mix(in oklab, var(--wa-color-brand-fill-loud) 88%, black);
  }
`;
