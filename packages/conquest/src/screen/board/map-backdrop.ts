import { mapEdges, type MapPack, type MapPoint } from '../../rules/index.ts';
import type { Point } from '@vexillum/geometry';
import type { ShapeView, StrokeView } from '../../board/index.ts';
import { colorNumber } from './color-number.ts';
import type { MapFrame } from './map-frame.ts';
import { regionOutlines } from './region-outlines.ts';

/** What of a map stays the same through a whole game. */
export interface MapBackdrop {
  readonly ground: number;
  readonly shapes: readonly ShapeView[];
  readonly strokes: readonly StrokeView[];
}

const COAST = '#1d1f1a';
const BORDER = '#2a2c25';
const LANE = '#d5e4ec';
/** Widths in thousandths of the board's width. */
const width = { coast: 1.3, region: 2, inner: 0.8, lane: 1.5, rim: 4.2 } as const;

const shapesOf = ({ art = [] }: MapPack, { at, unit }: MapFrame, light: number): ShapeView[] =>
  art.map(({ points, fill, line, width: lineWidth }, index) => ({
    id: `art:${index}`,
    points: points.map(at),
    ...(fill ? { fill: colorNumber(fill, light) } : {}),
    ...(line ? { line: colorNumber(line, light), width: (lineWidth ?? 1) * unit } : {}),
  }));

/** The water, its decoration, lanes, and all lines of the land. `light` 0 to 1 is how bright it may be. */
export const mapBackdrop = (pack: MapPack, frame: MapFrame, light: number): MapBackdrop => {
  const thousandth = frame.width / 1000;
  const stroke = (
    id: string,
    points: readonly MapPoint[],
    color: string,
    kind: keyof typeof width,
  ): StrokeView & { readonly points: readonly Point[] } => ({
    id,
    points: points.map(frame.at),
    color: colorNumber(color, light),
    width: width[kind] * thousandth,
  });
  const { coast, regions, inner } = mapEdges(pack);
  const colors = new Map(pack.regions.map(({ id, color }) => [id, color]));
  const inset = (width.rim / 2) * (pack.board.width / 1000);
  return {
    ground: colorNumber(pack.board.sea, light),
    shapes: shapesOf(pack, frame, light),
    strokes: [
      ...pack.borders.flatMap(({ seaLane, between }) =>
        seaLane ? [{ ...stroke(`lane:${between.join('-')}`, seaLane, LANE, 'lane'), isDashed: true }] : [],
      ),
      ...regionOutlines(pack, inset).map(({ region, points }, index) =>
        stroke(`rim:${index}`, points, colors.get(region) ?? BORDER, 'rim'),
      ),
      ...inner.map((points, index) => stroke(`inner:${index}`, points, BORDER, 'inner')),
      ...regions.map((points, index) => stroke(`region:${index}`, points, COAST, 'region')),
      ...coast.map((points, index) => stroke(`coast:${index}`, points, COAST, 'coast')),
    ],
  };
};
