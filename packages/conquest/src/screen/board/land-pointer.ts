import type { ScreenPoint } from '@vexillum/geometry';
import { css, html, nothing } from 'lit';

/** A ring round land and an arrow down to it; it lets every touch through to the map. */
export const landPointer = (at: ScreenPoint | undefined) =>
  at ? html`<div class="land-pointer" aria-hidden="true" style="left: ${at.left}px; top: ${at.top}px"></div>` : nothing;

export const landPointerStyles = css`
  .land-pointer,
  .land-pointer::before {
    position: absolute;
    pointer-events: none;
  }
  .land-pointer {
    width: 6.2rem;
    height: 6.2rem;
    border: 3px dashed #fff;
    border-radius: 50%;
    outline: 2px solid #1d1f1a;
    translate: -50% -62%;
  }
  .land-pointer::before {
    bottom: calc(100% + 4px);
    left: 50%;
    border: 0.8rem solid transparent;
    border-top: 1.2rem solid #fff;
    border-bottom: 0;
    content: '';
    filter: drop-shadow(0 0 2px #1d1f1a) drop-shadow(0 0 1px #1d1f1a);
    translate: -50% 0;
    animation: come-down calc(1.2s * var(--vx-motion, 1)) ease-in-out infinite;
  }
  @media (max-width: 56rem) {
    .land-pointer {
      width: 4.4rem;
      height: 4.4rem;
    }
  }
  @keyframes come-down {
    50% {
      translate: -50% -6px;
    }
  }
`;
