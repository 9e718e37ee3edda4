import { placementOf } from '@vexillum/geometry';
import { Container, GraphicsContext } from 'pixi.js';
import {
  inkPainter,
  layAt,
  replay,
  turnToReader,
  UNIT,
  type Painter,
  type PictureSprite,
  type Recipe,
  type Sight,
} from '@vexillum/canvas/layers';
import { drawTerrain } from './draw-terrain.ts';
import { drawingOf, isSmooth, outlineSeen, traceOutline } from './terrain-drawing.ts';
import type { BattleKit } from '../look/battle-kit.ts';
import { lightAt, turnOf } from '../look/light.ts';
import type { TerrainView } from '../battle-view.ts';

/** Terrain pictures lie on pages of so many pixels square, and are baked at so many device pixels per MU at most. */
export const GROUND_PAGE = 2048;
export const LARGEST_GROUND = 72;
/** How far trees and borders may stick out, in MU. */
const RIM = 0.7;

const nameOf = ({ style, outline, width, depth, variant }: TerrainView): string =>
  `${style} ${outline ?? ''} ${width} ${depth} ${variant}`;

const drawPlain = (context: CanvasRenderingContext2D, terrain: TerrainView, kit: BattleKit): void => {
  const shape = new GraphicsContext();
  drawTerrain(shape, drawingOf(terrain, kit.palette.terrain[terrain.style]));
  replay(context, shape);
  shape.destroy();
};

const recipe = (terrain: TerrainView, kit: BattleKit, turn: number): Recipe => {
  const { style, width, depth, variant } = terrain;
  const [aside, along] = [width / 2 + RIM, depth / 2 + RIM];
  const art = kit.art.now;
  return {
    name: art ? `${nameOf(terrain)} ${turn}` : nameOf(terrain),
    reach: { left: aside, right: aside, top: along, bottom: along },
    draw: (context) => {
      if (!art) return drawPlain(context, terrain, kit);
      context.scale(UNIT, UNIT);
      art.landArt[style](context, {
        outline: outlineSeen(terrain),
        isSmooth: isSmooth(terrain),
        width,
        depth,
        variant,
        colors: kit.palette.terrain[style],
        light: lightAt(turn),
      });
    },
  };
};

const looks = ['style', 'outline', 'width', 'depth', 'variant'] as const;

/** Each piece is one picture, lit from the reader's north-west whichever way it lies. */
export const terrainPainter: Painter<TerrainView, BattleKit> = {
  make: (terrain, kit) => kit.grounds.sprite((_sight, turn) => recipe(terrain, kit, turn)),
  kindOf: ({ style }) => style,
  isMadeAlike: (before, after) => looks.every((key) => before[key] === after[key]),
  place: (object, terrain) => {
    layAt(object, placementOf(terrain.pose));
    object.alpha = terrain.isGhost ? 0.55 : 1;
  },
  see: (object, terrain, sight) => (object as PictureSprite).turn(turnOf(terrain.pose[2] / 100, sight.quarters)),
};

const outlinePainter = inkPainter<TerrainView, BattleKit>((graphics, terrain, { palette }, pixel) => {
  const shape = drawingOf(terrain, palette.terrain[terrain.style]);
  const color = terrain.isSelected ? palette.selection : terrain.isHovered ? palette.hover : palette.measure;
  const casing = terrain.isSelected || terrain.isHovered ? palette.pieceEdge : palette.measureCasing;
  const width = terrain.isSelected ? 3 : 1.25;
  traceOutline(graphics.context, shape).stroke({
    color: casing,
    width: (width + 1.5) * pixel,
    alpha: 0.6,
    join: 'round',
  });
  traceOutline(graphics.context, shape).stroke({ color, width: width * pixel, join: 'round' });
});

/** The exact outline that the rules measure, as a thin line. */
export const terrainOutlinePainter: Painter<TerrainView, BattleKit> = {
  ...outlinePainter,
  place: (object, terrain) => {
    outlinePainter.place(object, terrain);
    layAt(object, placementOf(terrain.pose));
  },
};

const SMALLEST_NAME = 7.5;

/** The names of terrain pieces, above their pictures. */
export const terrainNamePainter: Painter<TerrainView, BattleKit> = {
  make: (terrain, kit) => {
    const object = new Container();
    object.addChild(
      kit.labels.sprite(terrain.label ?? '', { size: 0.62, color: kit.palette.label, halo: kit.palette.labelHalo }),
    );
    return object;
  },
  isMadeAlike: (before, after) => before.label === after.label,
  place: (object, terrain) => layAt(object, { ...placementOf(terrain.pose), degrees: 0 }),
  see: (object, terrain, sight: Sight) => {
    object.rotation = turnToReader(sight.quarters);
    object.visible = terrain.label !== undefined && sight.areLabelsShown && 0.62 * sight.scale >= SMALLEST_NAME;
  },
};
