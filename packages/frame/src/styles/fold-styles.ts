import { css } from 'lit';

/** `details` that fold: the same sign everywhere, and room for a finger. */
export const foldStyles = css`
  summary {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-height: max(2.2em, var(--vx-target, 0px));
    cursor: pointer;
  }
  summary::before {
    content: '▸';
  }
  details[open] > summary::before {
    content: '▾';
  }
`;
