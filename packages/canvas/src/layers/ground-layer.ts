import { Container, Graphics, Texture, TilingSprite, CanvasSource } from 'pixi.js';
import { seededRandom, type Point } from '@vexillum/geometry';
import { dashedLine } from '../art/pen.ts';
import type { Kit } from '../look/kit.ts';
import type { Palette } from '../look/palette.ts';
import type { Sight } from '../look/sight.ts';
import { drawn, UNIT } from '../look/unit.ts';
import type { BoardGround } from '../view/board-view.ts';
import { isSameView } from '../view/differences.ts';
import { TableFrame } from './table-frame.ts';

const WEAVE = 256;
/** A square of woven noise that tiles: what makes felt of a flat colour. */
const weaveTexture = (palette: Palette): Texture => {
  const canvas = document.createElement('canvas');
  canvas.width = WEAVE;
  canvas.height = WEAVE;
  const context = canvas.getContext('2d');
  const random = seededRandom(7);
  if (context) {
    for (let index = 0; index < 2600; index += 1) {
      const isDark = random() < 0.55;
      context.strokeStyle = isDark ? `rgba(0,0,0,${0.035 * random()})` : `rgba(255,255,255,${0.045 * random()})`;
      context.lineWidth = 0.6 + random();
      const x = random() * WEAVE;
      const y = random() * WEAVE;
      const length = 2 + random() * 6;
      const isAcross = random() < 0.5;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + (isAcross ? length : random()), y + (isAcross ? random() : length));
      context.stroke();
    }
  }
  return new Texture({
    source: new CanvasSource({ resource: canvas, addressMode: 'repeat', label: `weave ${palette.felt}` }),
  });
};

/** The table itself: its frame and shadow, the felt, the squares' dashed lines. */
export class GroundLayer {
  readonly container = new Container({ label: 'ground' });
  readonly #kit: Kit;
  readonly #weave: Texture;
  readonly #frame: TableFrame;
  readonly #flat = new Graphics();
  readonly #felt: TilingSprite;
  readonly #lines = new Graphics({ label: 'grid' });
  #board: BoardGround | undefined;
  #color: number | undefined;
  #pixel = 0;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.#frame = new TableFrame(kit.palette);
    this.#weave = weaveTexture(kit.palette);
    this.#felt = new TilingSprite({ texture: this.#weave, width: 1, height: 1 });
    this.#felt.tileScale.set(UNIT / 40);
    const [planks, edges] = this.#frame.parts;
    this.container.addChild(planks, this.#flat, this.#felt, edges);
  }

  /** What the table throws on the floor. */
  get shadow(): Container {
    return this.#frame.shadow;
  }

  /** A game's land may lie under the lines, and so they have a place of their own. */
  get lines(): Container {
    return this.#lines;
  }

  /** `color`: a map without a scale, on a plain ground instead of the felt. True where it looks different now. */
  show(board: BoardGround, color?: number): boolean {
    const before = this.#board;
    if (before && isSameView(before, board) && color === this.#color) return false;
    this.#board = board;
    this.#color = color;
    const { palette } = this.#kit;
    const width = board.width * UNIT;
    const height = board.depth * UNIT;
    this.#felt.position.set(0, -height);
    this.#felt.width = width;
    this.#felt.height = height;
    // A battle lays its own ground over the flat tone.
    this.#felt.visible = color !== undefined;
    this.#flat.clear();
    this.#frame.lay(board.width, board.depth, color === undefined);
    this.#flat.rect(0, -height, width, height).fill(color ?? palette.felt);
    this.#drawLines();
    return true;
  }

  /** Keeps the dashed lines one pixel thin at every zoom; they change by whole steps, so that a zoom does not redraw them each time. */
  see({ scale, quarters }: Sight): void {
    this.#frame.see(quarters);
    const pixel = 2 ** (Math.round(Math.log2(UNIT / scale) * 2) / 2);
    if (pixel === this.#pixel) return;
    this.#pixel = pixel;
    this.#drawLines();
  }

  destroy(): void {
    this.#weave.destroy(true);
    this.#frame.destroy();
  }

  #drawLines(): void {
    const board = this.#board;
    this.#lines.clear();
    if (!board) return;
    const { palette } = this.#kit;
    for (const [from, to] of linesOf(board))
      dashedLine(this.#lines.context, drawn(from), drawn(to), 0.55 * UNIT, 0.45 * UNIT);
    this.#lines.stroke({ color: palette.grid, width: Math.max(1, this.#pixel) * 1.1, alpha: palette.gridAlpha });
  }
}

type Line = readonly [from: Point, to: Point];

const linesOf = (board: BoardGround): readonly Line[] => {
  const [columns, rows] = board.squares ?? [1, 1];
  const upright = Array.from({ length: columns - 1 }, (_, index): Line => {
    const x = ((index + 1) * board.width) / columns;
    return [
      { x, y: 0 },
      { x, y: board.depth },
    ];
  });
  const across = Array.from({ length: rows - 1 }, (_, index): Line => {
    const y = ((index + 1) * board.depth) / rows;
    return [
      { x: 0, y },
      { x: board.width, y },
    ];
  });
  return [...upright, ...across, ...(board.lines ?? [])];
};
