import { CanvasSource, Container, Graphics, Sprite, Texture, TilingSprite } from 'pixi.js';
import { drawPlank, PLANK } from '../art/wood.ts';
import { type Quarters, wayOnBoard } from '../camera/quarters.ts';
import { cssColor } from '../look/css-color.ts';
import type { Palette } from '../look/palette.ts';
import { UNIT } from '../look/unit.ts';

/** In MU: how broad the wood is, its lip toward the ground, and how far the table's shadow reaches. */
const WOOD = 1;
const LIP = 0.1;
const REACH = 2.4;
/** Of the shadow's picture, in pixels per MU: it is soft all over. */
const SHADOW_PIXELS = 4;
/** Marks along the inner edge: one each 2 MU, a longer one each 10. */
const MARK = 2;
const LONG_MARK = 10;
/** As broad as on a battlefield of so many MU. */
const BATTLEFIELD = 90;

const pictureOf = (width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): CanvasSource => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return new CanvasSource({ resource: canvas });
};

/** The wooden frame of a table: planks with their grain, marks to measure by, and the shadow that the table throws on the floor. */
export class TableFrame {
  readonly #palette: Palette;
  readonly #plank: Texture;
  /** Lies below everything else. */
  readonly shadow = new Container({ label: 'floor' });
  readonly #planks = new Container();
  readonly #edges = new Graphics();
  #shadowPicture: Texture | undefined;
  /** Of what wood and shadow are measured in. */
  #unit = UNIT;

  constructor(palette: Palette) {
    this.#palette = palette;
    const source = pictureOf(PLANK.length, PLANK.width, (context) => drawPlank(context, palette));
    source.style.addressMode = 'repeat';
    this.#plank = new Texture({ source });
  }

  get parts(): readonly [planks: Container, edges: Container] {
    return [this.#planks, this.#edges];
  }

  /** For a board of this size in MU. A map of no scale has no marks, and wood in proportion. */
  lay(width: number, depth: number, isMeasured: boolean): void {
    this.#clear();
    this.#unit = isMeasured ? UNIT : (UNIT * Math.max(width, depth)) / BATTLEFIELD;
    const unit = this.#unit;
    const size = { width: (width * UNIT) / unit, depth: (depth * UNIT) / unit };
    this.#layShadow(size.width, size.depth);
    const [wide, deep, wood] = [width * UNIT, depth * UNIT, WOOD * unit];
    this.#layPlank(-wood, -deep - wood, wide + 2 * wood, 0);
    this.#layPlank(-wood, 0, wide + 2 * wood, 0);
    this.#layPlank(0, -deep, deep, 90);
    this.#layPlank(wide + wood, -deep, deep, 90);
    this.#drawEdges(wide, deep);
    if (isMeasured) this.#drawMarks(width, depth);
  }

  #clear(): void {
    for (const part of [this.shadow, this.#planks])
      for (const child of part.removeChildren()) child.destroy({ children: true });
    this.#edges.clear();
    this.#shadowPicture?.destroy(true);
    this.#shadowPicture = undefined;
  }

  destroy(): void {
    this.#shadowPicture?.destroy(true);
    this.#plank.destroy(true);
  }

  #layPlank(x: number, y: number, length: number, degrees: 0 | 90): void {
    const plank = new TilingSprite({ texture: this.#plank, width: length, height: WOOD * this.#unit });
    plank.tileScale.set((WOOD * this.#unit) / PLANK.width);
    // Every plank is cut from another place of the tree.
    plank.tilePosition.x = (x - 2 * y) % PLANK.length;
    plank.position.set(x, y);
    plank.rotation = (degrees * Math.PI) / 180;
    this.#planks.addChild(plank);
  }

  /** Toward the reader's south-east, since the light comes from their north-west. */
  see(quarters: Quarters): void {
    const { x, y } = wayOnBoard(quarters, 0.3 * this.#unit, -0.5 * this.#unit);
    this.shadow.position.set(x, -y);
  }

  #layShadow(width: number, depth: number): void {
    const all = { width: width + 2 * (WOOD + REACH), depth: depth + 2 * (WOOD + REACH) };
    const source = pictureOf(Math.ceil(all.width * SHADOW_PIXELS), Math.ceil(all.depth * SHADOW_PIXELS), (context) => {
      context.fillStyle = cssColor(this.#palette.shadow);
      context.globalAlpha = this.#palette.roomShadow;
      context.filter = `blur(${REACH * 0.36 * SHADOW_PIXELS}px)`;
      context.fillRect(
        (REACH + 0.5) * SHADOW_PIXELS,
        (REACH + 0.7) * SHADOW_PIXELS,
        (width + 2 * WOOD - 0.4) * SHADOW_PIXELS,
        (depth + 2 * WOOD - 0.4) * SHADOW_PIXELS,
      );
    });
    this.#shadowPicture = new Texture({ source });
    const shadow = new Sprite(this.#shadowPicture);
    shadow.scale.set(this.#unit / SHADOW_PIXELS);
    shadow.position.set(-(WOOD + REACH) * this.#unit, -(depth + WOOD + REACH) * this.#unit);
    this.shadow.addChild(shadow);
  }

  #drawEdges(wide: number, deep: number): void {
    const { frameEdge, frameLight, shadow } = this.#palette;
    const line = (grow: number, color: number, alpha: number, width: number) => {
      const rim = grow * this.#unit;
      this.#edges
        .rect(-rim, -deep - rim, wide + 2 * rim, deep + 2 * rim)
        .stroke({ color, alpha, width: width * this.#unit, join: 'miter' });
    };
    line(WOOD - 0.03, frameEdge, 0.85, 0.06);
    line(WOOD - 0.11, frameLight, 0.5, 0.06);
    line(LIP + 0.05, frameLight, 0.45, 0.05);
    line(LIP / 2, frameEdge, 0.9, LIP);
    line(-0.1, shadow, 0.2, 0.2);
    line(-0.25, shadow, 0.1, 0.5);
    for (const [x, way] of [
      [0, -1],
      [wide, 1],
    ] as const)
      for (const [y, up] of [
        [-deep, -1],
        [0, 1],
      ] as const)
        this.#edges.moveTo(x, y).lineTo(x + way * WOOD * this.#unit, y + up * WOOD * this.#unit);
    this.#edges.stroke({ color: frameEdge, alpha: 0.6, width: 0.05 * this.#unit });
  }

  #drawMarks(width: number, depth: number): void {
    const { inlay } = this.#palette;
    const from = LIP + 0.05;
    const each = (length: number, draw: (at: number, reach: number) => void) => {
      for (let mark = MARK; mark < length; mark += MARK)
        draw(mark * UNIT, (mark % LONG_MARK === 0 ? 0.36 : 0.2) * UNIT);
    };
    const deep = depth * UNIT;
    each(width, (x, reach) => {
      this.#edges.moveTo(x, from * UNIT).lineTo(x, from * UNIT + reach);
      this.#edges.moveTo(x, -deep - from * UNIT).lineTo(x, -deep - from * UNIT - reach);
    });
    each(depth, (y, reach) => {
      this.#edges.moveTo(-from * UNIT, -y).lineTo(-from * UNIT - reach, -y);
      this.#edges.moveTo(width * UNIT + from * UNIT, -y).lineTo(width * UNIT + from * UNIT + reach, -y);
    });
    this.#edges.stroke({ color: inlay, alpha: 0.75, width: 0.06 * UNIT, cap: 'round' });
  }
}
