import { css, html, svg, type TemplateResult } from 'lit';

/** Where the pips of a six-sided die are, on a field of 3 by 3. */
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** A die that shows a number: pips where it has six sides. Those who hear the page hear the number. */
export const dieFace = (value: number, sides: number, isFresh: boolean, index: number): TemplateResult => {
  const shown = sides === 6 ? pips[value] : undefined;
  return html`<span class="die ${isFresh ? 'fresh' : ''}" style="--vx-nth:${index}" role="img" aria-label=${String(value)} title=${`d${sides}: ${value}`}>
    ${
      shown
        ? html`<svg viewBox="0 0 24 24" aria-hidden="true">${shown.map(([x, y]) => svg`<circle cx=${6 + 6 * x} cy=${6 + 6 * y} r="2.3"></circle>`)}</svg>`
        : html`<span aria-hidden="true">${value}</span>`
    }
  </span>`;
};

/** Dice tumble for half a second; the page's motion token makes that nothing for those who want stillness. */
export const dieStyles = css`
  .die {
    display: inline-grid;
    place-items: center;
    width: 2.1em;
    height: 2.1em;
    border: 1px solid var(--wa-color-neutral-border-loud);
    border-radius: 7px;
    background: var(--wa-color-surface-raised);
    box-shadow: 0 1px 2px rgb(0 0 0 / 18%);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .die svg {
    width: 100%;
    height: 100%;
    fill: currentColor;
  }
  .red .die {
    border-color: var(--vx-red);
    background: var(--vx-red);
    color: var(--vx-on-side, white);
  }
  .blue .die {
    border-color: var(--vx-blue);
    background: var(--vx-blue);
    color: var(--vx-on-side, white);
  }
  .die.fresh {
    animation: tumble calc(520ms * var(--vx-motion, 1)) cubic-bezier(0.2, 0.8, 0.3, 1.2) both;
    animation-delay: calc(45ms * var(--vx-nth, 0) * var(--vx-motion, 1));
  }
  @keyframes tumble {
    from {
      transform: translate(-1.6em, -1.2em) rotate(-320deg) scale(0.7);
      opacity: 0;
    }
    60% {
      opacity: 1;
    }
    to {
      transform: none;
    }
  }
`;
