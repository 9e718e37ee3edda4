import { css } from 'lit';

/** A card beside what the pointer is on; nothing in it can be pressed. Its game says how wide it may be. */
export const hoverCardStyles = css`
  :host {
    position: absolute;
    z-index: 5;
    width: max-content;
    pointer-events: none;
    font-size: var(--vx-text-small);
  }
  div.card {
    display: grid;
    gap: 0.3em;
    padding: 0.5em 0.7em;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  strong {
    font: 600 1rem var(--vx-font-heading);
    font-variant-numeric: lining-nums;
  }
`;
