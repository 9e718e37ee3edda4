import { outlineOf, placementOf } from '@vexillum/geometry';
import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import { layAt, replay, sharpShape, UNIT, type Painter, type Recipe, type Sight } from '@vexillum/canvas/layers';
import { drawTerrain } from './draw-terrain.ts';
import { smoothShape } from './terrain-drawing.ts';
import { outlineOfStyle } from './terrain-style.ts';
import type { BattleKit } from '../look/battle-kit.ts';
import type { TerrainView } from '../battle-view.ts';

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

const drawHalo = (terrain: TerrainView, kit: BattleKit): Graphics => {
  const halo = new Graphics();
  const color = terrain.isSelected ? kit.palette.selection : kit.palette.hover;
  const trace = isSmooth(terrain) ? smoothShape : sharpShape;
  if (terrain.isSelected)
    trace(halo.context, outlineDrawn(terrain)).stroke({
      color: kit.palette.pieceEdge,
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

const drawing = (terrain: TerrainView, kit: BattleKit): GraphicsContext => {
  const { style, outline = '', width, depth, variant } = terrain;
  return kit.contexts.take(`terrain ${style} ${outline} ${width} ${depth} ${variant}`, (context) =>
    drawTerrain(context, {
      style,
      outline: outlineDrawn(terrain),
      isSmooth: isSmooth(terrain),
      width,
      depth,
      variant,
      colors: kit.palette.terrain[style],
    }),
  );
};

/** Terrain pictures lie on pages of so many pixels square, and are baked at so many device pixels per MU at most. */
export const GROUND_PAGE = 2048;
export const LARGEST_GROUND = 72;
/** How far trees and borders may stick out, in MU. */
const RIM = 0.5;

const recipe = (terrain: TerrainView, kit: BattleKit): Recipe => {
  const { style, outline = '', width, depth, variant } = terrain;
  const [aside, along] = [width / 2 + RIM, depth / 2 + RIM];
  return {
    name: `${style} ${outline} ${width} ${depth} ${variant}`,
    reach: { left: aside, right: aside, top: along, bottom: along },
    draw: (context) => replay(context, drawing(terrain, kit)),
  };
};

/** Seen from near, and where it is larger than a page, a piece is drawn line by line; else as one picture, which is much quicker. */
const isTooLarge = ({ width, depth }: TerrainView, { scale, resolution }: Sight): boolean => {
  const pixels = scale * resolution;
  const length = (Math.max(width, depth) + 2 * RIM) * Math.min(pixels, LARGEST_GROUND);
  return pixels > LARGEST_GROUND * 1.2 || length > GROUND_PAGE - 8;
};

class TerrainObject extends Container {
  readonly #picture: Container;
  readonly #draw: () => Graphics;
  #lines: Graphics | undefined;

  constructor(terrain: TerrainView, kit: BattleKit) {
    super();
    this.#picture = kit.grounds.sprite(() => recipe(terrain, kit));
    this.#draw = () => new Graphics(drawing(terrain, kit));
    this.addChild(this.#picture);
    if (terrain.isSelected || terrain.isHovered) this.addChild(drawHalo(terrain, kit));
    this.alpha = terrain.isGhost ? 0.55 : 1;
  }

  see(isLarge: boolean): void {
    if (isLarge && !this.#lines) {
      this.#lines = this.#draw();
      this.addChildAt(this.#lines, 0);
    }
    if (this.#lines) this.#lines.visible = isLarge;
    this.#picture.visible = !isLarge;
  }
}

const looks = ['style', 'outline', 'width', 'depth', 'variant', 'isSelected', 'isHovered', 'isGhost'] as const;

export const terrainPainter: Painter<TerrainView, BattleKit> = {
  make: (terrain, kit) => new TerrainObject(terrain, kit),
  kindOf: ({ style }) => style,
  isMadeAlike: (before, after) => looks.every((key) => before[key] === after[key]),
  place: (object, terrain) => layAt(object, placementOf(terrain.pose)),
  see: (object, terrain, sight) => (object as TerrainObject).see(isTooLarge(terrain, sight)),
};

const SMALLEST_NAME = 7.5;

/** The names of terrain pieces, above their textures. */
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
  see: (object, terrain, sight) => {
    object.rotation = sight.isFlipped ? Math.PI : 0;
    object.visible = terrain.label !== undefined && sight.areLabelsShown && 0.62 * sight.scale >= SMALLEST_NAME;
  },
};
