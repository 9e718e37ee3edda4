import { Container, Graphics } from 'pixi.js';
import type { Kit } from '../look/kit.ts';
import { UNIT } from '../look/unit.ts';
import type { Painter } from './painter.ts';
import { FAR, FAR_SHARE } from './upright.ts';

/** Draws a thing into an empty picture; `pixel` is how many drawing units a CSS pixel has. */
export type DrawInk<T, Tools extends Kit = Kit> = (graphics: Graphics, thing: T, kit: Tools, pixel: number) => void;

/** A drawing on the board whose lines keep their width on the screen. */
class Ink<T, Tools extends Kit> extends Container {
  readonly #graphics = new Graphics();
  readonly #kit: Tools;
  readonly #draw: DrawInk<T, Tools>;
  #thing: T;
  #pixel = 0;

  constructor(thing: T, kit: Tools, draw: DrawInk<T, Tools>) {
    super();
    this.#thing = thing;
    this.#kit = kit;
    this.#draw = draw;
    this.addChild(this.#graphics);
  }

  become(thing: T): void {
    if (thing === this.#thing) return;
    this.#thing = thing;
    if (this.#pixel > 0) this.#redraw();
  }

  /** In whole steps, so that a zoom does not redraw it at every frame. */
  see(scale: number): void {
    const pixel = 2 ** (Math.round(Math.log2(UNIT / scale) * 2) / 2) * (scale < FAR ? FAR_SHARE : 1);
    if (pixel === this.#pixel) return;
    this.#pixel = pixel;
    this.#redraw();
  }

  #redraw(): void {
    this.#graphics.clear();
    this.#draw(this.#graphics, this.#thing, this.#kit, this.#pixel);
  }
}

/** A painter of things given by points of the board, whose one drawing is cleared and drawn again when they change. */
export const inkPainter = <T, Tools extends Kit = Kit>(
  draw: DrawInk<T, Tools>,
  kindOf?: Painter<T>['kindOf'],
): Painter<T, Tools> => ({
  make: (thing, kit) => new Ink(thing, kit, draw),
  isMadeAlike: () => true,
  place: (object, thing) => (object as Ink<T, Tools>).become(thing),
  see: (object, _thing, sight) => (object as Ink<T, Tools>).see(sight.scale),
  ...(kindOf ? { kindOf } : {}),
});
