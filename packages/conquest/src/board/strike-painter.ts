import type { Point } from '@vexillum/geometry';
import { Container, Graphics } from 'pixi.js';
import {
  UNIT,
  drawn,
  isSameView,
  sharpShape,
  type Kit,
  type Painter,
  type SceneHooks,
  type Sight,
} from '@vexillum/canvas/layers';
import type { StrikeView } from './areas-view.ts';
import { pixelStep } from './pixel-step.ts';
import { mixed } from './shade.ts';
import { FIGURE_AT } from './token-pictures.ts';
import type { TokenRooms } from './token-rooms.ts';
import { strikeOutline, strikePieces, strikeShape, type StrikeSize } from './strike-shape.ts';

const EDGE = 0x14110e;

/** In CSS pixels. */
const broad: Omit<StrikeSize, 'clear'> = { tail: 5, neck: 15, headLength: 27, headWidth: 36 };
const thin: Omit<StrikeSize, 'clear'> = { tail: 3, neck: 7, headLength: 18, headWidth: 21 };

/** How long an arrow is seen at all, flashes, and fades, in milliseconds. */
const lives = {
  struck: { whole: 2600, flash: 520, fade: 900 },
  moved: { whole: 1900, flash: 0, fade: 700 },
} as const;

/** How far an arrow keeps from either token's figure, as a share of its height; below a figure is its plate. */
const CLEAR = 0.42;
const CLEAR_OF_PLATE = 0.36;

/** On a map of small tokens arrows are smaller too: at this height of a token they have their own size. */
const USUAL = 56;

/** `down`: how steeply the arrow points down the screen, 1 straight down, -1 straight up. */
const sized = (size: Omit<StrikeSize, 'clear'>, height: number, pixel: number, down: number): StrikeSize => {
  const clear = (toPlate: number) => height * pixel * (CLEAR + CLEAR_OF_PLATE * Math.max(0, toPlate));
  const unit = pixel * Math.min(1.3, Math.max(0.6, height / USUAL));
  return {
    clear: [clear(down), clear(-down)],
    tail: size.tail * unit,
    neck: size.neck * unit,
    headLength: size.headLength * unit,
    headWidth: size.headWidth * unit,
  };
};

const downOf = (from: Point, to: Point): number => (from.y - to.y) / (Math.hypot(to.x - from.x, to.y - from.y) || 1);

/** An arrow from area to area. What has happened fades by itself, once. */
class StrikeObject extends Container {
  readonly #strike: StrikeView;
  readonly #kit: Kit;
  readonly #rooms: TokenRooms;
  readonly #arrow = new Graphics();
  readonly #flash = new Graphics();
  #pixel = 0;

  constructor(strike: StrikeView, kit: Kit, rooms: TokenRooms) {
    super();
    this.#strike = strike;
    this.#kit = kit;
    this.#rooms = rooms;
    this.#flash.alpha = 0;
    this.addChild(this.#arrow, this.#flash);
  }

  see({ scale }: Sight): void {
    const pixel = pixelStep(scale);
    if (pixel === this.#pixel) return;
    this.#pixel = pixel;
    this.#redraw();
  }

  /** Plays what has happened, from the beginning. */
  play(hooks: SceneHooks): void {
    const { kind, id } = this.#strike;
    if (kind === 'aimed') return;
    const life = lives[kind];
    if (hooks.isStill()) return this.#vanishAfter(life.whole, hooks);
    let time = 0;
    hooks.frames.animate(`strike ${id}`, (milliseconds) => {
      if (this.destroyed) return false;
      time = Math.min(life.whole, time + milliseconds);
      this.alpha = Math.min(1, (life.whole - time) / life.fade);
      this.#flash.alpha = time < life.flash ? Math.abs(Math.cos((2.5 * Math.PI * time) / life.flash)) : 0;
      return time < life.whole;
    });
  }

  /** Over already when it was first shown. */
  end(): void {
    this.alpha = 0;
  }

  #vanishAfter(milliseconds: number, hooks: SceneHooks): void {
    const timer = setTimeout(() => {
      this.alpha = 0;
      hooks.frames.request();
    }, milliseconds);
    this.once('destroyed', () => clearTimeout(timer));
  }

  #redraw(): void {
    const { from, to, kind, color } = this.#strike;
    const pixel = this.#pixel;
    const { height } = this.#rooms.sizeAt(UNIT / pixel);
    const up = height * FIGURE_AT * pixel;
    const end = (point: Point): Point => ({ x: drawn(point).x, y: drawn(point).y - up });
    const size = sized(kind === 'moved' ? thin : broad, height, pixel, downOf(from, to));
    const shape = strikeShape(end(from), end(to), size);
    const { context } = this.#arrow.clear();
    this.#flash.clear();
    if (!shape) return;
    const parts = kind === 'aimed' ? [...strikePieces(shape), shape.head] : [strikeOutline(shape)];
    const rim = (color: number, width: number, alpha: number) => {
      for (const part of parts) sharpShape(context, part);
      context.stroke({ color, width: width * pixel, alpha, join: 'round' });
    };
    rim(EDGE, 6, 0.85);
    rim(this.#kit.palette.front, 3.2, 1);
    for (const part of parts) sharpShape(context, part);
    context.fill(kind === 'moved' ? mixed(color, 0xffffff, 0.25) : color);
    sharpShape(this.#flash.context, strikeOutline(shape))
      .fill(0xffffff)
      .stroke({ color: this.#kit.palette.selection, width: 5 * pixel, alpha: 0.8, join: 'round' });
  }
}

export interface StrikeTools {
  readonly hooks: SceneHooks;
  readonly rooms: TokenRooms;
  /** Whether the map was on the screen before: what happened earlier is not played to who comes later. */
  hasBegun(): boolean;
}

/** Attacks and marches. */
export const strikePainter = ({ hooks, rooms, hasBegun }: StrikeTools): Painter<StrikeView> => ({
  make: (strike, kit) => {
    const object = new StrikeObject(strike, kit, rooms);
    if (hasBegun()) object.play(hooks);
    else if (strike.kind !== 'aimed') object.end();
    return object;
  },
  kindOf: ({ kind }) => kind,
  isMadeAlike: isSameView,
  place: () => {},
  see: (object, _strike, sight) => (object as StrikeObject).see(sight),
});
