import { css } from 'lit';

/** A button that a lesson points at: an arrow above it and a frame, so that it is found without its colour. */
export const pointedAtStyles = css`
  .pointed-at {
    position: relative;
    outline: 3px solid var(--vx-brass);
    outline-offset: 2px;
  }
  .pointed-at::before {
    position: absolute;
    z-index: 1;
    bottom: calc(100% + 4px);
    left: 50%;
    border: 0.55rem solid transparent;
    border-top: 0.8rem solid var(--vx-brass);
    border-bottom: 0;
    content: '';
    filter: drop-shadow(0 0 1px var(--wa-color-text-normal));
    pointer-events: none;
    translate: -50% 0;
    animation: point-down calc(1.2s * var(--vx-motion, 1)) ease-in-out infinite;
  }
  /* The players are at the top edge: the arrow comes from below. */
  .flags.pointed-at::before {
    top: calc(100% + 4px);
    bottom: auto;
    border-top: 0;
    border-bottom: 0.8rem solid var(--vx-brass);
  }
  @keyframes point-down {
    50% {
      translate: -50% -4px;
    }
  }
`;
