import { placementOf, type Point } from '@vexillum/geometry';
import { GraphicsContext } from 'pixi.js';
import {
  layAt,
  replay,
  UNIT,
  type Painter,
  type PictureSprite,
  type Recipe,
  type Sight,
} from '@vexillum/canvas/layers';
import { drawShadow } from './stand-base.ts';
import { lightAt, turnOf } from '../look/light.ts';
import type { BattleKit } from '../look/battle-kit.ts';
import type { BattlePalette } from '../look/battle-palette.ts';
import type { StandView } from '../battle-view.ts';
import { halos } from './stand-edge.ts';
import { lastingSigns, lieAt, lieTurned, paintPassing, passingSigns, standPicture } from './stand-picture.ts';

const looks = ['side', 'width', 'depth', 'glyph', 'label', 'name', 'badge', 'isGeneral', 'isLocked'] as const;

/** So that it can still be read, and steps back behind the others on either ground. */
const PALE = 0.45;

const lieOf = (stand: StandView, { quarters }: Sight): number => {
  const seen = (((stand.pose[2] / 100 + quarters * 90) % 360) + 360) % 360;
  return lieTurned(Math.round(seen / 90) % 4, seen > 90.005 && seen <= 270.005);
};

/** Each stand is one picture; stands that look alike share it. */
export const standPainter: Painter<StandView, BattleKit> = {
  make: (stand, kit) => kit.pictures.sprite((sight, turn) => standPicture(stand, lieAt(turn), kit, sight)),
  isMadeAlike: (before, after) =>
    looks.every((key) => before[key] === after[key]) &&
    (before.signs === after.signs || lastingSigns(before) === lastingSigns(after)),
  place: (object, stand) => {
    layAt(object, placementOf(stand.pose));
    object.alpha = stand.isGhost ? 0.4 : stand.isPale ? PALE : 1;
  },
  see: (object, stand, sight) => (object as PictureSprite).turn(lieOf(stand, sight)),
};

type Draw = (shape: GraphicsContext, width: number, depth: number, palette: BattlePalette) => void;

/** A picture of a base's size, a little larger. */
const frame = (name: string, { width, depth }: StandView, kit: BattleKit, draw: Draw): Recipe => ({
  name: `${name} ${width} ${depth}`,
  reach: { left: width / 2 + 0.25, right: width / 2 + 0.25, top: 0.25, bottom: depth + 0.25 },
  draw: (context) => {
    const shape = new GraphicsContext();
    draw(shape, width, depth, kit.palette);
    replay(context, shape);
    shape.destroy();
  },
});

const shadowFrom =
  (light: Point): Draw =>
  (shape, width, depth, palette) =>
    drawShadow(shape, width, depth, palette, light);

/** The shadows lie on a layer of their own, so that none falls on a neighbour. */
export const shadowPainter: Painter<StandView, BattleKit> = {
  make: (stand, kit) =>
    kit.pictures.sprite((_sight, turn) => frame(`shadow ${turn}`, stand, kit, shadowFrom(lightAt(turn)))),
  isMadeAlike: (before, after) => before.width === after.width && before.depth === after.depth,
  place: (object, stand) => {
    layAt(object, placementOf(stand.pose));
    object.visible = stand.isGhost !== true;
  },
  see: (object, stand, sight) => (object as PictureSprite).turn(turnOf(stand.pose[2] / 100, sight.quarters)),
};

const drawRim = (shape: GraphicsContext, width: number, depth: number, grow: number) =>
  shape.rect((-width / 2 - grow) * UNIT, -grow * UNIT, (width + 2 * grow) * UNIT, (depth + 2 * grow) * UNIT);

const drawHalo =
  (kind: keyof typeof halos): Draw =>
  (shape, wide, deep, palette) => {
    const { grow, width, alpha, under, underAlpha } = halos[kind];
    const color = kind === 'selected' ? palette.selection : palette.hover;
    for (const [ink, breadth, share] of [
      [palette.pieceEdge, under, underAlpha],
      [color, width, alpha],
    ] as const)
      drawRim(shape, wide, deep, grow).stroke({ color: ink, width: breadth * UNIT, alpha: share, join: 'round' });
  };

const haloOf = (stand: StandView, isTurned: boolean, kit: BattleKit, sight: Sight): Recipe => {
  const kind = stand.isSelected ? 'selected' : 'hovered';
  const halo = frame(kind, stand, kit, drawHalo(kind));
  const passing = passingSigns(stand);
  if (passing === '') return halo;
  return {
    name: `${halo.name} ${stand.signs?.join() ?? ''} ${isTurned}`,
    reach: { ...halo.reach, bottom: stand.depth + 0.55 },
    draw: (context, pixels) => {
      halo.draw(context, pixels);
      paintPassing(context, pixels, stand, isTurned, kit, sight);
    },
  };
};

/** Round what is selected or under the pointer, with the signs that only who looks at it is told. */
export const haloPainter: Painter<StandView, BattleKit> = {
  make: (stand, kit) => kit.pictures.sprite((sight, turn) => haloOf(stand, lieAt(turn).isTurned, kit, sight)),
  isMadeAlike: (before, after) =>
    before.width === after.width &&
    before.depth === after.depth &&
    before.isSelected === after.isSelected &&
    (before.signs === after.signs || before.signs?.join() === after.signs?.join()),
  place: (object, stand) => layAt(object, placementOf(stand.pose)),
  see: (object, stand, sight) => (object as PictureSprite).turn(lieOf(stand, sight)),
};
