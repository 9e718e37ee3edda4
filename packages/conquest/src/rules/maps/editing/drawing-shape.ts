import { Type } from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import { mapLimits, mapPackShape } from '../map-pack-shape.ts';
import type { Drawing } from './drawing.ts';

const { format: _, borders, territories, regions, ...head } = mapPackShape.properties;
const { between } = borders.items.properties;

/** A drawing as it is kept in a browser: the parts of a map, but any number of them. */
const drawingShape = Type.Object(
  {
    ...head,
    territories: Type.Array(territories.items, { maxItems: mapLimits.territories }),
    regions: Type.Array(regions.items, { maxItems: mapLimits.territories }),
    cuts: Type.Array(between, { maxItems: mapLimits.borders }),
    ways: Type.Array(borders.items, { maxItems: mapLimits.borders }),
  },
  { additionalProperties: false },
);

/** A drawing that was kept; undefined where it is none. */
export const readDrawing = (value: unknown): Drawing | undefined =>
  Value.Check(drawingShape, value) ? (value as Drawing) : undefined;
