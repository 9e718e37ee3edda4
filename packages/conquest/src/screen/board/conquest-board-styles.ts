import { css } from 'lit';

export const conquestBoardStyles = css`
  .host {
    cursor: default;
  }
  .host.over {
    cursor: pointer;
  }
  .host.pushed {
    cursor: grabbing;
  }
  .host:focus-visible {
    outline: var(--wa-focus-ring);
    outline-offset: -4px;
    border-radius: 0;
  }
  [role='toolbar'] {
    position: absolute;
    top: var(--tools-top, var(--room-head));
    left: calc(0.5rem + env(safe-area-inset-left));
    display: grid;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  /* Two fingers zoom: only the way back to the whole map is needed. */
  @media (pointer: coarse) {
    .zoom {
      display: none;
    }
  }
`;
