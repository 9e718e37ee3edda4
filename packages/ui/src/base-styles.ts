import { css } from 'lit';

/** What all our shadow roots share; the colours and sizes come from the page's design tokens. */
export const baseStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    font-size: var(--vx-text);
    line-height: 1.5;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3 {
    font-family: var(--vx-font-heading);
    font-variant-numeric: lining-nums;
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.005em;
    text-wrap: balance;
  }
  button {
    font: inherit;
    color: inherit;
  }
  /* The same in every browser, with an arrow of the text's colour. */
  select {
    --arrow: 50%, currentcolor 50%;
    min-width: 0;
    max-width: 100%;
    min-height: max(2.1em, var(--vx-button-height, 0px), var(--vx-target, 0px));
    padding: 0.15em 1.8em 0.15em 0.6em;
    appearance: none;
    border: 1px solid var(--wa-form-control-border-color);
    border-radius: var(--wa-border-radius-m);
    background:
      linear-gradient(45deg, transparent var(--arrow)) right 0.95em top 55% / 0.36em 0.36em no-repeat,
      linear-gradient(-45deg, transparent var(--arrow)) right 0.6em top 55% / 0.36em 0.36em no-repeat,
      var(--wa-color-surface-default);
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  a {
    color: var(--wa-color-text-link);
    text-underline-offset: 0.15em;
  }
  :focus-visible {
    outline: var(--wa-focus-ring);
    outline-offset: 2px;
    border-radius: 3px;
  }
  /* Beside a long text a picture would shrink first. */
  .icon {
    flex: none;
    /* Within a line it stands in the middle of its letters. */
    vertical-align: -0.25em;
  }
  .quiet {
    color: var(--wa-color-text-quiet);
  }
  .small {
    font-size: var(--vx-text-small);
  }
  .numbers {
    font-variant-numeric: tabular-nums;
  }
  .row {
    display: flex;
    align-items: center;
    gap: var(--wa-space-xs);
  }
  .wrap {
    flex-wrap: wrap;
  }
  .grow {
    flex: 1;
    min-width: 0;
  }
  .one-line {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A switch is as high as a finger needs, and not only its words. */
  wa-switch::part(base) {
    min-height: var(--vx-target, 0px);
  }
  /* Menus are loaded after what they stand on. */
  wa-dropdown:not(:defined) > :not([slot]) {
    display: none;
  }
  .empty {
    padding: var(--wa-space-m);
    color: var(--wa-color-text-quiet);
    text-align: center;
    text-wrap: balance;
  }
  .for-readers {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
