import { css } from 'lit';

/** Dice, odds and more buttons come above the buttons of the turn, which stay under the finger. */
export const conquestControlsStyles = css`
  :host {
    position: relative;
    display: block;
    min-width: 0;
    border: 1px solid var(--vx-line);
    border-radius: var(--wa-border-radius-l);
    background: var(--wa-color-surface-raised);
    box-shadow: var(--vx-shadow);
  }
  .controls {
    display: grid;
    grid-template: 'detail detail detail' auto 'words buttons side' auto / minmax(10rem, 1fr) auto auto;
    gap: 0.3rem 0.8rem;
    align-items: center;
    padding: 0.5rem 0.75rem;
  }
  .words {
    grid-area: words;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.6rem;
    align-content: center;
    align-items: center;
    line-height: 1.25;
  }
  .conquer .words {
    min-height: 3.6rem;
  }
  .left {
    grid-row: span 2;
    min-width: 1.7em;
    padding: 0.05em 0.25em;
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
    font-size: 1.9rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    text-align: center;
  }
  .now {
    grid-column: 2;
    font-weight: 650;
  }
  .next {
    display: -webkit-box;
    grid-column: 2;
    min-height: 1.25em;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-small);
  }
  .words.bare .now,
  .words.bare .next {
    grid-column: 1 / -1;
  }
  .buttons {
    grid-area: buttons;
    display: flex;
    gap: 0.35rem;
  }
  .turn {
    min-width: 5.8em;
    min-height: max(2.6rem, var(--vx-target, 0px));
    padding: 0.3em 0.7em;
    border: 1px solid var(--wa-color-neutral-border-loud);
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-raised);
    cursor: pointer;
    font-weight: 700;
    letter-spacing: 0.03em;
  }
  .turn:hover {
    background: var(--vx-hover);
  }
  .turn[aria-pressed='true'] {
    border-color: transparent;
    background: var(--wa-color-brand-fill-loud);
    color: var(--wa-color-brand-on-loud);
  }
  .turn.urged {
    border: 2px solid var(--vx-brass);
    animation: urge calc(1.6s * var(--vx-motion, 1)) ease-in-out infinite;
  }
  @keyframes urge {
    50% {
      box-shadow: 0 0 0 4px color-mix(in srgb, var(--vx-brass) 40%, transparent);
    }
  }
  .turn[aria-disabled='true'] {
    border-style: dashed;
    border-color: var(--wa-color-neutral-border-normal);
    background: none;
    color: var(--wa-color-text-quiet);
    cursor: not-allowed;
    font-weight: 500;
  }
  .side {
    grid-area: side;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 0.8rem;
  }
  .assign {
    margin-left: 0.4rem;
    white-space: nowrap;
    min-width: 7em;
    min-height: max(2.6rem, var(--vx-target, 0px));
    font-weight: 600;
  }
  .next-recruit {
    display: grid;
    justify-items: center;
    line-height: 1.1;
  }
  .next-recruit dt {
    color: var(--wa-color-text-quiet);
    font-size: var(--vx-text-tiny);
    letter-spacing: 0.04em;
    white-space: nowrap;
  }
  .next-recruit dd {
    font-size: 1.25rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .detail {
    grid-area: detail;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.3rem 1rem;
    align-items: start;
    min-width: 0;
  }
  .watching .detail {
    grid-template-columns: minmax(0, auto);
  }
  /* Beside a drawer there is less room than below one: words of buttons stay on one line, and all of them in the card. */
  @media (min-width: 75rem) and (max-width: 86rem) {
    .controls {
      column-gap: 0.5rem;
    }
    .side {
      gap: 0.4rem;
    }
    .turn {
      min-width: 0;
      padding-inline: 0.55em;
      letter-spacing: 0;
    }
    .assign {
      min-width: 0;
      margin-left: 0.1rem;
    }
  }
  @media (max-width: 56rem) {
    .controls {
      grid-template: 'detail detail' auto 'words side' auto 'buttons buttons' auto / minmax(0, 1fr) auto;
      gap: 0.3rem 0.5rem;
      padding: 0.35rem 0.5rem;
    }
    .buttons {
      display: grid;
      grid-template-columns: repeat(5, minmax(min-content, 1fr));
      gap: 0.25rem;
    }
    .turn {
      min-width: 0;
      padding: 0.1em;
      font-size: 0.75rem;
      letter-spacing: 0;
      line-height: 1.15;
    }
    .left {
      font-size: 1.5rem;
    }
    .assign {
      min-width: 0;
      margin-left: 0;
      padding: 0.1em;
      font-size: 0.75rem;
      line-height: 1.15;
      white-space: normal;
    }
    .side {
      gap: 0.2rem;
    }
    .next-recruit {
      display: flex;
      align-items: center;
      gap: 0.3em;
    }
    .next-recruit dt {
      max-width: 5.4em;
      text-align: right;
      white-space: normal;
    }
    .detail {
      gap: 0 0.5rem;
      align-items: center;
    }
    .detail.bare,
    .watching .detail {
      grid-template-columns: minmax(0, 1fr);
    }
    .now {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  /* On the narrowest phones long words are written small rather than cut. */
  @media (max-width: 22.4rem), (min-width: 34rem) and (max-height: 34rem) {
    .buttons {
      gap: 0.15rem;
    }
    .turn,
    .assign {
      padding: 0.1em 0;
      font-size: 0.6rem;
    }
  }
`;
