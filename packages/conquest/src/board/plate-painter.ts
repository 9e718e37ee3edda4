import type { Point } from '@vexillum/geometry';
import { Container } from 'pixi.js';
import { UNIT, drawn, turnToReader, type Painter, type SceneHooks, type Sight } from '@vexillum/canvas/layers';
import type { TokenView } from './areas-view.ts';
import { SizedPicture } from './sized-picture.ts';
import { plateAt, platePicture } from './token-pictures.ts';
import type { TokenKit } from './token-painter.ts';

const PULSE_TIME = 460;
const PULSE = 0.42;
/** A count is read even where nothing can be done now. */
const DIMMED = 0.78;

export interface PlateKit extends Pick<TokenKit, 'palette' | 'atlas' | 'rooms'> {
  readonly hooks: SceneHooks;
  /** How far a plate stands off its place, in CSS pixels, y down. */
  offsetOf(id: string): Point;
}

const looks = ['letter', 'count', 'color', 'isSelected'] as const;

/** The plate with owner and count, in front of its miniature and of everybody else's. */
class PlateObject extends Container {
  readonly #kit: PlateKit;
  readonly #hand = new Container();
  #token: TokenView;
  #sight: Sight | undefined;
  #plate: SizedPicture;

  constructor(token: TokenView, kit: PlateKit) {
    super();
    this.#token = token;
    this.#kit = kit;
    this.#plate = this.#make();
    this.#hand.addChild(this.#plate);
    this.addChild(this.#hand);
  }

  become(token: TokenView): void {
    const before = this.#token;
    this.#token = token;
    this.#hand.alpha = token.isDimmed ? DIMMED : 1;
    this.position.copyFrom(drawn(token.at));
    if (looks.some((key) => before[key] !== token[key])) this.#makeAnew();
    if (before.count !== token.count) this.#pulse();
  }

  see(sight: Sight): void {
    this.#sight = sight;
    const size = this.#kit.rooms.sizeAt(sight.scale);
    const pixel = UNIT / sight.scale;
    this.rotation = turnToReader(sight.quarters);
    const { x, y } = this.#kit.offsetOf(this.#token.id);
    this.#hand.position.set(x * pixel, (y + plateAt(size)) * pixel);
    this.#plate.see(sight);
  }

  #make(): SizedPicture {
    const { atlas, rooms, palette } = this.#kit;
    const token = this.#token;
    const font = (scale: number) => rooms.sizeAt(scale).font;
    return new SizedPicture(atlas, font, ({ scale }) => platePicture(token, font(scale), palette));
  }

  #makeAnew(): void {
    this.#plate.destroy({ children: true });
    this.#plate = this.#make();
    this.#hand.addChild(this.#plate);
    if (this.#sight) this.#plate.see(this.#sight);
  }

  /** A count that changes swells for a moment, so that it is seen where it happened. */
  #pulse(): void {
    const { hooks } = this.#kit;
    if (hooks.isStill()) return;
    let time = 0;
    hooks.frames.animate(`pulse ${this.#token.id}`, (milliseconds) => {
      if (this.destroyed) return false;
      time = Math.min(PULSE_TIME, time + milliseconds);
      this.#hand.scale.set(1 + PULSE * Math.sin((Math.PI * time) / PULSE_TIME));
      return time < PULSE_TIME;
    });
  }
}

/** A layer of its own: arrows lie between miniatures and plates. */
export const platePainter = (kit: PlateKit): Painter<TokenView> => ({
  make: (token) => new PlateObject(token, kit),
  isMadeAlike: () => true,
  place: (object, token) => (object as PlateObject).become(token),
  see: (object, _token, sight) => (object as PlateObject).see(sight),
});
