import { Container } from 'pixi.js';
import {
  UNIT,
  drawn,
  turnToReader,
  type Painter,
  type Palette,
  type PictureAtlas,
  type Sight,
} from '@vexillum/canvas/layers';
import type { TokenView } from './areas-view.ts';
import { SizedPicture } from './sized-picture.ts';
import { footOf } from './token-names.ts';
import { bodyPicture, namePicture } from './token-pictures.ts';
import type { TokenRooms } from './token-rooms.ts';

const DIMMED = 0.5;

/** What all tokens of a map share. */
export interface TokenKit {
  readonly palette: Palette;
  readonly atlas: PictureAtlas;
  readonly rooms: TokenRooms;
  isNameShown(id: string): boolean;
}

const looks = ['figure', 'color', 'isSelected'] as const;

/** A miniature on its base, the name below. */
export class TokenObject extends Container {
  readonly #kit: TokenKit;
  #token: TokenView;
  #sight: Sight | undefined;
  #body: SizedPicture;
  #name: SizedPicture | undefined;

  constructor(token: TokenView, kit: TokenKit) {
    super();
    this.#token = token;
    this.#kit = kit;
    this.#body = this.#makeBody();
    this.addChild(this.#body);
  }

  become(token: TokenView): void {
    const before = this.#token;
    this.#token = token;
    this.#body.alpha = token.isDimmed ? DIMMED : 1;
    this.position.copyFrom(drawn(token.at));
    if (looks.some((key) => before[key] !== token[key])) this.#makeBodyAnew();
    if (before.name !== token.name) this.#forgetName();
  }

  see(sight: Sight): void {
    this.#sight = sight;
    const size = this.#kit.rooms.sizeAt(sight.scale);
    this.rotation = turnToReader(sight.quarters);
    this.#body.visible = size.hasFigure;
    this.#seeName(footOf(size) * (UNIT / sight.scale));
    for (const picture of [this.#body, this.#name]) picture?.see(sight);
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

  #makeBodyAnew(): void {
    const { alpha } = this.#body;
    this.#body.destroy({ children: true });
    this.#body = this.#makeBody();
    this.#body.alpha = alpha;
    this.addChild(this.#body);
    if (this.#sight) this.see(this.#sight);
  }

  #forgetName(): void {
    this.#name?.destroy({ children: true });
    this.#name = undefined;
  }
}

export const tokenPainter = (kit: TokenKit): Painter<TokenView> => ({
  make: (token) => new TokenObject(token, kit),
  isMadeAlike: () => true,
  place: (object, token) => (object as TokenObject).become(token),
  see: (object, _token, sight) => (object as TokenObject).see(sight),
});
