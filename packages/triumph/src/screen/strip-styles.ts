import { css } from 'lit';

/** A strip between the table's head and the board: what is asked of whom, and the buttons for it, in one line where it fits. */
export const stripStyles = css`
  :host {
    display: block;
    border-bottom: 1px solid var(--vx-line);
    background: var(--wa-color-surface-raised);
  }
  .line {
    display: flex;
    align-items: center;
    gap: 0.4rem 0.8rem;
    flex-wrap: wrap;
    min-height: 2.75rem;
    padding: 0.25rem var(--wa-space-s);
  }
`;
