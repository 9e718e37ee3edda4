import { outlineOf, placementOf } from '@vexillum/geometry';
import { Container, Graphics } from 'pixi.js';
import { smoothShape, sharpShape } from '../art/pen.ts';
import { drawTerrain } from '../art/draw-terrain.ts';
import { outlineOfStyle } from '../art/terrain-style.ts';
import type { Kit } from '../look/kit.ts';
import { layAt, UNIT } from '../look/unit.ts';
import type { TerrainView } from '../view/board-view.ts';
import type { Painter } from './painter.ts';

/** The outline in drawing units round the piece's centre, y down. */
const outlineDrawn = (terrain: TerrainView) =>
  outlineOf(terrain.outline ?? outlineOfStyle(terrain.style), terrain.width, terrain.depth, terrain.variant).map(
    (point) => ({
      x: point.x * UNIT,
      y: -point.y * UNIT,
    }),
  );

const isSmooth = (terrain: TerrainView): boolean => {
  const kind = terrain.outline ?? outlineOfStyle(terrain.style);
  return kind === 'blob' || kind === 'ribbon';
};

const drawHalo = (terrain: TerrainView, kit: Kit): Graphics => {
  const halo = new Graphics();
  const color = terrain.isSelected ? kit.palette.selection : kit.palette.hover;
  const trace = isSmooth(terrain) ? smoothShape : sharpShape;
  if (terrain.isSelected)
    trace(halo.context, outlineDrawn(terrain)).stroke({
      color: kit.palette.standEdge,
      width: 0.26 * UNIT,
      alpha: 0.4,
      join: 'round',
    });
  trace(halo.context, outlineDrawn(terrain)).stroke({
    color,
    width: (terrain.isSelected ? 0.16 : 0.1) * UNIT,
    join: 'round',
  });
  return halo;
};

const makeTerrain = (terrain: TerrainView, kit: Kit): Container => {
  const object = new Container();
  const name = `terrain ${terrain.style} ${terrain.outline ?? ''} ${terrain.width} ${terrain.depth} ${terrain.variant}`;
  object.addChild(
    new Graphics(
      kit.contexts.take(name, (context) =>
        drawTerrain(context, {
          style: terrain.style,
          outline: outlineDrawn(terrain),
          isSmooth: isSmooth(terrain),
          width: terrain.width,
          depth: terrain.depth,
          variant: terrain.variant,
          colors: kit.palette.terrain[terrain.style],
        }),
      ),
    ),
  );
  if (terrain.isSelected || terrain.isHovered) object.addChild(drawHalo(terrain, kit));
  object.alpha = terrain.isGhost ? 0.55 : 1;
  return object;
};

const looks = ['style', 'outline', 'width', 'depth', 'variant', 'isSelected', 'isHovered', 'isGhost'] as const;

export const terrainPainter: Painter<TerrainView> = {
  make: makeTerrain,
  isMadeAlike: (before, after) => looks.every((key) => before[key] === after[key]),
  place: (object, terrain) => layAt(object, placementOf(terrain.pose)),
};
