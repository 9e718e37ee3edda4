import { css } from 'lit';

export const attackDiceStyles = css`
  :host {
    display: block;
    font-size: var(--vx-text-small);
  }
  section {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.1em 0.7em;
  }
  .table {
    display: grid;
    gap: 3px;
  }
  .thrown {
    display: flex;
    align-items: center;
    gap: 3px;
  }
  .thrown .owner {
    margin-right: 0.2em;
  }
  .die {
    width: 2.3em;
    height: 2.3em;
    border: 2px solid var(--owner, currentColor);
    border-radius: 5px;
  }
  /* What wins its pair is filled; what loses is crossed out; what was not compared is faint. */
  .wins .die {
    background: color-mix(in srgb, var(--owner) 35%, var(--wa-color-surface-raised));
  }
  .loses {
    position: relative;
  }
  .loses::after {
    content: '';
    position: absolute;
    inset: 1px;
    background: linear-gradient(to top right, transparent 46%, currentColor 47% 53%, transparent 54%);
    opacity: 0.75;
    animation: struck calc(200ms * var(--vx-motion, 1)) calc(700ms * var(--vx-motion, 1)) both;
  }
  .loses,
  .idle,
  .wins {
    display: inline-grid;
  }
  .idle > :not(.for-readers) {
    opacity: 0.45;
  }
  @keyframes struck {
    from {
      opacity: 0;
    }
  }
  .told {
    min-width: 0;
    line-height: 1.3;
  }
  .told b {
    font-weight: 650;
  }
  @media (max-width: 56rem) {
    .die {
      width: 1.45em;
      height: 1.45em;
      border-width: 1.5px;
      border-radius: 4px;
    }
    .told {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    .told .quiet,
    .told br,
    :host([brief]) .told {
      display: none;
    }
    .thrown .owner {
      font-size: 0.7rem;
    }
  }
`;
