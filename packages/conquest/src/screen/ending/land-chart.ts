import type { SideId } from '@vexillum/model';
import { css, svg } from 'lit';
import { ownerMark } from '../maps/owner-marks.ts';
import type { GameStory, Holdings } from './game-story.ts';

const WIDTH = 600;
const HEIGHT = 150;
/** A letter needs so much of the height, in the same units. */
const LETTER = 24;

/** The land of one side, stacked on those before it. */
export interface Band {
  readonly side: SideId;
  /** Corners of the area, there along its lower edge and back along the upper. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** In the middle of where it is widest; none where a letter has no room. */
  readonly letterAt: readonly [x: number, y: number] | undefined;
}

const landOf = (moment: Holdings, sides: readonly SideId[]): number =>
  sides.reduce((sum, side) => sum + (moment.get(side) ?? 0), 0);

/** The bands of all sides, the first in the order of play at the bottom; together always as high as the chart. */
export const landBands = ({ sides, land }: Pick<GameStory, 'sides' | 'land'>): readonly Band[] => {
  const x = (at: number) => (land.length < 2 ? 0 : (at / (land.length - 1)) * WIDTH);
  return sides.map((side, place) => {
    const edges = land.map((moment, at) => {
      const all = Math.max(1, landOf(moment, sides));
      const y = (count: number) => HEIGHT - (count / all) * HEIGHT;
      return [x(at), y(landOf(moment, sides.slice(0, place))), y(landOf(moment, sides.slice(0, place + 1)))] as const;
    });
    const inside = edges.filter(([at]) => at > LETTER && at < WIDTH - LETTER);
    const [widest] = inside.toSorted((one, other) => other[1] - other[2] - (one[1] - one[2]));
    return {
      side,
      corners: [
        ...edges.map(([at, low]) => [at, low] as const),
        ...edges.toReversed().map(([at, , top]) => [at, top] as const),
      ],
      letterAt: widest && widest[1] - widest[2] >= LETTER ? [widest[0], (widest[1] + widest[2]) / 2] : undefined,
    };
  });
};

export const landChartStyles = css`
  .land {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--wa-border-radius-m);
    background: var(--wa-color-surface-lowered);
  }
  .land path {
    stroke: var(--wa-color-surface-raised);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  .land circle {
    fill: #fff;
  }
  .land text {
    fill: #1b1b18;
    font: 700 16px var(--wa-font-family-body);
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** Who held how much of the map, from the left to the right of the game. Read out by the table below it. */
export const landChart = (story: GameStory) =>
  svg`<svg class="land" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${landBands(story).map(
    ({ side, corners, letterAt }) => {
      const { color, letter } = ownerMark(side);
      const path = `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
      return svg`<path d=${path} fill=${color}></path>${
        letterAt &&
        svg`<circle cx=${letterAt[0]} cy=${letterAt[1]} r="13"></circle><text x=${letterAt[0]} y=${letterAt[1]}>${letter}</text>`
      }`;
    },
  )}</svg>`;
