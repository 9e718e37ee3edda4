import type { FillPattern } from '../../board/index.ts';
import { type SVGTemplateResult, svg } from 'lit';

/** What lies over the colour, light and dark at once, so that it is seen on every colour; in units of a board 1,000 wide. */
const strokes: Readonly<Record<FillPattern, SVGTemplateResult>> = {
  plain: svg``,
  slant: svg`<path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" />`,
  'counter-slant': svg`<path d="M-2 6 2 10M0 0 8 8M6 -2 10 2" />`,
  dots: svg`<circle cx="2" cy="2" r="1.1" /><circle cx="6" cy="6" r="1.1" />`,
  upright: svg`<path d="M4 0V8" />`,
  level: svg`<path d="M0 4H8" />`,
  checks: svg`<path class="filled" d="M0 0H4V4H0ZM4 4H8V8H4Z" />`,
  crosses: svg`<path d="M4 2V6M2 4H6" />`,
};

/** The patterns as paint for `url(#pattern-…)`, for a board of this width. */
export const fillPatternDefs = (boardWidth: number) => {
  const scale = boardWidth / 1000;
  return svg`<defs>${Object.entries(strokes).map(
    ([name, lines]) =>
      svg`<pattern id=${`pattern-${name}`} class="over" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform=${`scale(${scale})`}>${lines}</pattern>`,
  )}</defs>`;
};
