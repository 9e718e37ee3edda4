import { css } from 'lit';

export const handBarStyles = css`
  :host {
    display: block;
    font-size: var(--vx-text-small);
  }
  section {
    pointer-events: auto;
    display: flex;
    align-items: center;
    gap: 0.3em 0.6em;
    min-height: calc(var(--vx-tool-size) + 0.3rem);
    padding: 0 0.5em;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .price {
    display: inline-flex;
    align-items: baseline;
    gap: 0.4em;
    padding: 0.1em 0.6em;
    border: 1px solid currentColor;
    border-radius: 999px;
    font-size: 1.05rem;
    font-weight: 700;
    white-space: nowrap;
  }
  .good {
    color: var(--wa-color-success-on-quiet);
    background: var(--wa-color-success-fill-quiet);
  }
  .near {
    color: var(--wa-color-warning-on-quiet);
    background: var(--wa-color-warning-fill-quiet);
    border-style: dashed;
  }
  .over {
    color: var(--wa-color-danger-on-quiet);
    background: var(--wa-color-danger-fill-quiet);
    border-width: 2px;
  }
  .legs {
    display: flex;
    flex: 1 1 0;
    gap: 0.8em;
    /* Where they are too many, the newest are seen. */
    justify-content: flex-end;
    min-width: 6rem;
    overflow: hidden;
  }
  .legs li {
    white-space: nowrap;
  }
  .legs b {
    font-weight: 700;
  }
  .tools {
    display: flex;
    flex: none;
    align-items: center;
    gap: 2px;
  }
  .words {
    font-size: var(--vx-text-small);
  }
  @media (max-width: 100rem) {
    .words {
      display: none;
    }
  }
  form {
    display: inline-flex;
    gap: 0.3em;
    align-items: center;
  }
  input {
    width: 8em;
  }
  /* A field of which only the edge is seen is none; the line of typed orders is as near. */
  @media (min-width: 56.01rem) and (max-width: 70rem) {
    form {
      display: none;
    }
  }
  .problem {
    flex: none;
    color: var(--wa-color-danger-on-quiet);
  }
  .phone {
    display: none;
  }
  @media (max-width: 56rem) {
    .phone {
      display: inline-flex;
    }
    /* One line that a finger pushes along: the board is what the small screen is for. The label on the board tells the parts. */
    section {
      gap: 0.2em 0.4em;
      min-height: var(--hand-height, 3.5rem);
      padding-inline: 0.2em;
    }
    section.float {
      border: 0;
      background: none;
      box-shadow: none;
    }
    .legs {
      position: absolute;
      width: 1px;
      min-width: 0;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;
