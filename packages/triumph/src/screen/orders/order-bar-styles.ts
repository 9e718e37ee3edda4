import { css } from 'lit';

export const orderBarStyles = css`
  :host {
    display: block;
    position: relative;
    font-size: var(--vx-text-small);
  }
  form {
    position: relative;
  }
  .line {
    display: flex;
    align-items: center;
    gap: 0.4em;
    padding: 0.25em 0.5em;
  }
  input {
    flex: 1;
  }
  ul {
    position: absolute;
    z-index: 20;
    right: 0.5em;
    bottom: calc(100% + 2px);
    left: 0.5em;
    max-height: min(20rem, 45dvh);
    overflow: auto;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  li {
    display: flex;
    align-items: center;
    gap: 0.7em;
    min-height: var(--vx-button-height);
    padding: 0.15em 0.8em;
    cursor: pointer;
  }
  li:hover {
    background: var(--vx-hover);
  }
  li[aria-selected='true'] {
    background: var(--wa-color-brand-fill-normal);
    color: var(--wa-color-brand-on-normal);
  }
  li[aria-selected='true'] .quiet {
    color: inherit;
  }
  .answer {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 0.4em;
    max-width: 48%;
    line-height: 1.25;
  }
  .answer.problem {
    color: var(--wa-color-danger-on-quiet);
  }
  .answer span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media (max-width: 56rem) {
    /* Above the line while one writes there. */
    .answer {
      position: absolute;
      right: 0.5em;
      bottom: calc(100% + 2px);
      left: 0.5em;
      z-index: 10;
      max-width: none;
      padding: 0.4em 0.8em;
      border: 1px solid var(--vx-line);
      border-radius: var(--wa-border-radius-m);
      background: var(--wa-color-surface-raised);
      box-shadow: var(--vx-shadow);
    }
    .answer.nothing,
    :host(:not(:focus-within)) .answer {
      clip-path: inset(50%);
    }
    .answer span {
      -webkit-line-clamp: 4;
    }
  }
  @media (max-width: 34rem) {
    .wide {
      display: none;
    }
  }
`;
