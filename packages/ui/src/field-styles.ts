import { css } from 'lit';

/** A line to write in. Its width is its owner's affair. */
export const fieldStyles = css`
  input:where([type='text'], [type='number'], :not([type])) {
    min-width: 0;
    min-height: var(--vx-button-height);
    padding: 0.25em 0.6em;
    border: 1px solid var(--wa-form-control-border-color);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-default);
    color: inherit;
    font: inherit;
  }
  /* Smaller letters would make a phone zoom in. */
  @media (pointer: coarse) {
    input:where([type='text'], [type='number'], :not([type])) {
      font-size: max(1rem, 16px);
    }
  }
`;
