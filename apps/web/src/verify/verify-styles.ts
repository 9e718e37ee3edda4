import { css } from 'lit';

export const verifyStyles = css`
  .drop {
    padding: clamp(1.2rem, 5vw, 2.6rem) 1rem;
    background: var(--wa-color-surface-raised);
  }
  .drop.over {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-quiet);
  }
  progress {
    width: 100%;
    height: 0.7rem;
    accent-color: var(--wa-color-brand-fill-loud);
  }
  .verdict {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.3em 0.8em;
    align-items: start;
    padding: var(--wa-space-m) var(--wa-space-l);
    border-radius: var(--wa-border-radius-l);
    border-left: 0.4rem solid;
  }
  .verdict > .icon {
    margin-top: 0.15em;
    width: 1.8em;
    height: 1.8em;
  }
  .verdict.good {
    background: var(--wa-color-success-fill-quiet);
    border-color: var(--wa-color-success-border-loud);
  }
  .verdict.bad {
    background: var(--wa-color-danger-fill-quiet);
    border-color: var(--wa-color-danger-border-loud);
  }
  .verdict p {
    margin-top: 0.3em;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
    gap: var(--wa-space-m);
  }
  .wide {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-small);
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .words {
    font: 600 1.15rem var(--vx-font-heading);
    font-variant-numeric: lining-nums;
  }
  details li {
    margin: 0.4em 0 0 1.2em;
    list-style: disc;
  }
  h2 {
    overflow-wrap: anywhere;
  }
`;
