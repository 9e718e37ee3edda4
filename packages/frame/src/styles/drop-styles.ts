import { css } from 'lit';

/** A place to drop a file on, with a button that opens the picker. */
export const dropStyles = css`
  .drop {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 0.3em;
    padding: 1em;
    border: 2px dashed var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    cursor: pointer;
    text-align: center;
  }
  .drop:hover,
  .drop:focus-within {
    border-color: var(--wa-color-brand-border-loud);
  }
  .drop:focus-within .plain {
    outline: var(--wa-focus-ring);
    outline-offset: 2px;
  }
`;
