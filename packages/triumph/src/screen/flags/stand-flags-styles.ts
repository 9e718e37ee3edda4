import { css } from 'lit';

export const standFlagsStyles = css`
  .flags {
    display: grid;
    gap: 0.25em;
    justify-items: start;
  }
  .flags .flag-of {
    display: flex;
    gap: 0.4em;
    width: 100%;
    min-height: var(--vx-target, 0);
    padding: 0.15em 0.3em;
    border: 0;
    border-left: 3px solid var(--wa-color-danger-fill-loud);
    background: none;
    text-align: left;
    cursor: pointer;
  }
  /* The panel has the whole sentence. */
  .flags .flag-of span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .flags .flag-of.light {
    border-left-color: var(--vx-brass);
  }
  .flags .flag-of:hover {
    background: var(--vx-hover);
  }
`;
