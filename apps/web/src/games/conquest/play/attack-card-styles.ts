import { css } from 'lit';

export const attackCardStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.3rem;
    min-width: 0;
    font-size: var(--vx-text-small);
  }
  section {
    display: grid;
    gap: 0.25rem;
    min-width: 0;
  }
  .line {
    /* Else what only readers hear lies beside the row, and makes the page of a phone as wide as all its targets. */
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.35rem;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .line > * {
    flex: none;
  }
  /* Always two lines high: else the board would move under the pointer that it tells about. */
  .sentence {
    display: -webkit-box;
    height: 2.7em;
    overflow: hidden;
    line-height: 1.35;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .sentence.short {
    height: auto;
  }
  .sentence b {
    font-weight: 650;
  }
  .plain {
    min-height: max(2em, var(--vx-target, 0px));
    white-space: nowrap;
  }
  .target {
    gap: 0.4em;
  }
  .target[aria-pressed='true'] {
    border-color: var(--wa-color-brand-border-loud);
    background: var(--wa-color-brand-fill-normal);
    color: var(--wa-color-brand-on-normal);
    font-weight: 600;
  }
  .target b {
    font-variant-numeric: tabular-nums;
  }
  .until {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
  }
  vx-number-stepper {
    font-size: var(--vx-text-small);
  }
`;
