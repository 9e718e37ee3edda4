import { seededRandom } from '@vexillum/geometry';
import { isWords } from '@vexillum/model';
import { expect, it } from 'vitest';
import type { MapPoint } from '../map-pack.ts';
import { twinHolms } from '../packs/twin-holms.ts';
import { closeGap } from './close-gap.ts';
import { insertCorner, moveCorner, removeCorner } from './corners.ts';
import { bordersOf, type Drawing, drawingOf, type Edited, packOf } from './drawing.ts';
import { readDrawing } from './drawing-shape.ts';
import { addLand, addPiece, deleteLand, placeCount, setRegion } from './lands.ts';
import { drawingMarks } from './marks/drawing-marks.ts';
import { checkMap } from '../check-map.ts';
import { isMapProblems } from '../map-problem.ts';
import { addRegion, deleteRegion } from './regions.ts';
import { snapOf } from './snap.ts';
import { splitLands } from './split-lands.ts';
import { empty } from './testing/drawn.ts';
import { addSeaRoute, cutBorder, removeWay } from './ways.ts';

const seeds = [1, 2, 3, 4, 5, 6];
const STEPS = 60;

/** Any edit at all, with places on the board and beyond it, in or out of sense. */
const anyEdit = (drawing: Drawing, random: () => number): Edited => {
  const whole = (below: number) => Math.floor(random() * below);
  const anyPoint = (): MapPoint => [whole(1200) - 100, whole(840) - 100];
  const near = (): MapPoint => snapOf(drawing, anyPoint(), 40).at;
  const corners = drawing.territories.flatMap(({ polygons }) => polygons.flat());
  const corner = () => corners[whole(corners.length)] ?? near();
  const land = () => drawing.territories[whole(drawing.territories.length)]?.id ?? 'land-1';
  const region = () => drawing.regions[whole(drawing.regions.length)]?.id ?? 'region-9';
  const ring = () => Array.from({ length: 3 + whole(4) }, near);
  const edits: readonly (() => Edited)[] = [
    () => addLand(drawing, { ring: ring(), name: 'New', region: region() }),
    () => addLand(drawing, { ring: ring(), name: 'New', region: region() }),
    () => addPiece(drawing, land(), ring()),
    () => splitLands(drawing, [anyPoint(), anyPoint()], String),
    () => splitLands(drawing, [near(), anyPoint(), near()], String),
    () => moveCorner(drawing, corner(), near()),
    () => moveCorner(drawing, corner(), anyPoint()),
    () => insertCorner(drawing, near()),
    () => removeCorner(drawing, corner()),
    () => deleteLand(drawing, land()),
    () => placeCount(drawing, land(), anyPoint()),
    () => setRegion(drawing, land(), region()),
    () => addSeaRoute(drawing, [land(), land()]),
    () => removeWay(drawing, [land(), land()]),
    () => cutBorder(drawing, [land(), land()], random() < 0.7),
    () => closeGap(drawing, [land(), land()]),
    () => addRegion(drawing, 'Another'),
    () => deleteRegion(drawing, region()),
  ];
  return (edits[whole(edits.length)] ?? edits[0] ?? (() => drawing))();
};

it.each(seeds.flatMap((seed) => [[seed, empty] as const, [seed, drawingOf(twinHolms)] as const]))(
  'whatever is done (seed %i), a drawing can be kept, its borders lead somewhere, and without a mark that stops it is a map',
  (seed, start) => {
    const random = seededRandom(seed);
    let drawing: Drawing = start;
    for (let step = 0; step < STEPS; step += 1) {
      const edited = anyEdit(drawing, random);
      if (isWords(edited)) continue;
      drawing = edited;
      expect(readDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
      const ids = new Set(drawing.territories.map(({ id }) => id));
      expect(ids.size).toBe(drawing.territories.length);
      for (const { between } of bordersOf(drawing)) {
        expect(between.every((id) => ids.has(id))).toBe(true);
        expect(between[0]).not.toBe(between[1]);
      }
    }
    expect(isMapProblems(checkMap(packOf(drawing)))).toBe(drawingMarks(drawing).some(({ stops }) => stops));
  },
);
