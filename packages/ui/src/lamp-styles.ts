import { css } from 'lit';

/** A lamp before a name: lit while somebody is there. */
export const lampStyles = css`
  .lamp {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
  }
  .lamp::before {
    content: '';
    width: 0.6em;
    height: 0.6em;
    border: 2px solid var(--wa-color-neutral-border-loud);
    border-radius: 50%;
  }
  .online::before {
    border-color: var(--wa-color-success-fill-loud);
    background: var(--wa-color-success-fill-loud);
  }
`;
