import { css } from 'lit';

/** What floats over a board: a pill, a card, a strip of signs. It covers no more than it is large. */
export const floatStyles = css`
  .float {
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
`;
