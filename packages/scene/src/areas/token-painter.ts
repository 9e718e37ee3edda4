import type { Point } from '@vexillum/geometry';
import { Container } from 'pixi.js';
import type { SceneHooks } from '../layers/layer-set.ts';
import type { Painter, Sight } from '../layers/painter.ts';
import type { Palette } from '../look/palette.ts';
import type { PictureAtlas } from '../look/picture-atlas.ts';
import { drawn, UNIT } from '../look/unit.ts';
import type { TokenView } from './areas-view.ts';
import { SizedPicture } from './sized-picture.ts';
import { footOf } from './token-names.ts';
import { bodyPicture, namePicture, plateAt, platePicture } from './token-pictures.ts';
import type { TokenRooms } from './token-rooms.ts';

const PULSE_TIME = 460;
const PULSE = 0.42;
const DIMMED = 0.5;
/** A count is read even where nothing can be done now. */
const DIMMED_PLATE = 0.78;

/** What all tokens of a map share. */
export interface TokenKit {
  readonly palette: Palette;
  readonly atlas: PictureAtlas;
  readonly rooms: TokenRooms;
  readonly hooks: SceneHooks;
  isNameShown(id: string): boolean;
  /** How far a plate stands off its place, in CSS pixels, y down. */
  offsetOf(id: string): Point;
}

const looks = ['figure', 'color', 'isSelected'] as const;
const plateLooks = ['letter', 'count', 'color', 'isSelected'] as const;

/** A miniature on its base, the plate in front of it, the name below. */
export class TokenObject extends Container {
  readonly #kit: TokenKit;
  readonly #hand = new Container();
  #token: TokenView;
  #sight: Sight | undefined;
  #body: SizedPicture;
  #plate: SizedPicture;
  #name: SizedPicture | undefined;

  constructor(token: TokenView, kit: TokenKit) {
    super();
    this.#token = token;
    this.#kit = kit;
    this.#body = this.#makeBody();
    this.#plate = this.#makePlate();
    this.#hand.addChild(this.#plate);
    this.addChild(this.#body, this.#hand);
  }

  become(token: TokenView): void {
    const before = this.#token;
    this.#token = token;
    this.#body.alpha = token.isDimmed ? DIMMED : 1;
    this.#hand.alpha = token.isDimmed ? DIMMED_PLATE : 1;
    this.position.copyFrom(drawn(token.at));
    if (before === token) return;
    if (looks.some((key) => before[key] !== token[key])) this.#body = this.#swapped(this.#body, this.#makeBody());
    if (plateLooks.some((key) => before[key] !== token[key]))
      this.#plate = this.#swapped(this.#plate, this.#makePlate());
    if (before.name !== token.name) this.#name = this.#forget(this.#name);
    if (before.count !== token.count) this.#pulse();
  }

  see(sight: Sight): void {
    this.#sight = sight;
    const size = this.#kit.rooms.sizeAt(sight.scale);
    const pixel = UNIT / sight.scale;
    this.rotation = sight.isFlipped ? Math.PI : 0;
    this.#body.visible = size.hasFigure;
    const { x, y } = this.#kit.offsetOf(this.#token.id);
    this.#hand.position.set(x * pixel, (y + plateAt(size)) * pixel);
    this.#seeName(footOf(size) * pixel);
    for (const picture of [this.#body, this.#plate, this.#name]) picture?.see(sight);
  }

  #seeName(down: number): void {
    const isShown = this.#sight?.areLabelsShown === true && this.#kit.isNameShown(this.#token.id);
    if (isShown && !this.#name) {
      const { name = '' } = this.#token;
      this.#name = new SizedPicture(
        this.#kit.atlas,
        () => 1,
        () => namePicture(name, this.#kit.palette),
      );
      this.addChildAt(this.#name, 0);
    }
    if (!this.#name) return;
    this.#name.visible = isShown;
    this.#name.y = down;
  }

  #makeBody(): SizedPicture {
    const { atlas, rooms, palette } = this.#kit;
    const token = this.#token;
    const height = (scale: number) => rooms.sizeAt(scale).height;
    return new SizedPicture(atlas, height, ({ scale }) => bodyPicture(token, height(scale), palette));
  }

  #makePlate(): SizedPicture {
    const { atlas, rooms, palette } = this.#kit;
    const token = this.#token;
    const font = (scale: number) => rooms.sizeAt(scale).font;
    return new SizedPicture(atlas, font, ({ scale }) => platePicture(token, font(scale), palette));
  }

  #swapped(old: SizedPicture, fresh: SizedPicture): SizedPicture {
    const parent = old.parent ?? this;
    parent.addChildAt(fresh, parent.getChildIndex(old));
    old.destroy({ children: true });
    if (this.#sight) fresh.see(this.#sight);
    return fresh;
  }

  #forget(name: SizedPicture | undefined): undefined {
    name?.destroy({ children: true });
    return undefined;
  }

  /** A count that changes swells for a moment, so that it is seen where it happened. */
  #pulse(): void {
    const { hooks } = this.#kit;
    if (hooks.isStill()) return;
    let time = 0;
    hooks.animate(`pulse ${this.#token.id}`, (milliseconds) => {
      if (this.destroyed) return false;
      time = Math.min(PULSE_TIME, time + milliseconds);
      this.#hand.scale.set(1 + PULSE * Math.sin((Math.PI * time) / PULSE_TIME));
      return time < PULSE_TIME;
    });
  }
}

export const tokenPainter = (kit: TokenKit): Painter<TokenView> => ({
  make: (token) => new TokenObject(token, kit),
  isMadeAlike: () => true,
  place: (object, token) => (object as TokenObject).become(token),
  see: (object, _token, sight) => (object as TokenObject).see(sight),
});
