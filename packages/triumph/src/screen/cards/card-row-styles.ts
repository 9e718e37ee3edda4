import { css } from 'lit';

/** One line over the board's edge, as low as it can be; what a card does opens over the board and goes away again. */
export const cardRowStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  section {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.4rem;
    max-width: 100%;
    padding: 0.15rem 0.5rem;
    pointer-events: auto;
    font-size: var(--vx-text-small);
  }
  ul {
    display: flex;
    gap: 0.35rem;
    min-width: 0;
    margin: 0;
    padding: 0.1rem;
    overflow-x: auto;
    list-style: none;
  }
  li {
    display: flex;
    flex: none;
    gap: 0.25rem;
  }
  .card {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: max(1.7rem, var(--vx-target, 0px));
    padding: 0.1em 0.6em 0.1em 0.3em;
    border: 1px solid var(--wa-color-neutral-border-normal);
    border-radius: var(--wa-border-radius-s);
    background: var(--wa-color-surface-raised);
    color: inherit;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }
  .card:hover {
    background: var(--vx-hover);
  }
  .card[aria-expanded='true'] {
    border-color: currentColor;
  }
  .number {
    min-width: 1.5em;
    padding: 0 0.2em;
    border-radius: 2px;
    background: var(--wa-color-surface-lowered);
    font-weight: 700;
    text-align: center;
  }
  .due {
    border-color: var(--vx-brass);
    box-shadow: inset 0 -2px 0 var(--vx-brass);
  }
  .working .number {
    outline: 2px solid var(--vx-brass);
  }
  /* Turned over: the back of a card, and the word says so too. */
  .spent {
    background: repeating-linear-gradient(
      135deg,
      var(--wa-color-surface-lowered) 0 4px,
      var(--wa-color-surface-default) 4px 8px
    );
    border-style: dashed;
  }
  .spent .name {
    text-decoration: line-through;
  }
  .plain.small {
    min-height: max(1.7rem, var(--vx-target, 0px));
    padding-block: 0;
    font-size: inherit;
    white-space: nowrap;
  }
  .told {
    position: absolute;
    inset-inline-start: 0.5rem;
    bottom: 100%;
    z-index: 3;
    display: grid;
    gap: 0.4em;
    width: min(30rem, calc(100% - 1rem));
    max-height: min(22rem, 50vh);
    overflow: auto;
    padding: 0.6em 0.8em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--wa-shadow-m);
    font-size: var(--wa-font-size-s, 0.875rem);
  }
  .top .told {
    top: 100%;
    bottom: auto;
  }
  .told p,
  .told h3 {
    margin: 0;
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.5em;
  }
`;
