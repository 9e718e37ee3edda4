import { Container } from 'pixi.js';
import { UNIT, type PictureAtlas, type Reach, type Sight } from '@vexillum/canvas/layers';

/** A picture in CSS pixels. Two of the same name look alike. */
export interface ScreenRecipe {
  readonly name: string;
  /** In CSS pixels. */
  readonly reach: Reach;
  /** Draws round the origin in CSS pixels. */
  draw(context: CanvasRenderingContext2D): void;
}

/** A picture whose size on the screen goes by rules of its own. While a zoom lasts it is stretched to that size, then baked again. */
export class SizedPicture extends Container {
  readonly #sizeAt: (scale: number) => number;
  #baked: Sight | undefined;
  #seen: Sight | undefined;

  /** `sizeAt`: any one length of the picture in CSS pixels, at so many CSS pixels per MU. */
  constructor(atlas: PictureAtlas, sizeAt: (scale: number) => number, paint: (sight: Sight) => ScreenRecipe) {
    super();
    this.#sizeAt = sizeAt;
    const sprite = atlas.sprite((sight) => {
      this.#baked = sight;
      this.#fit();
      const { name, reach, draw } = paint(sight);
      const { left, right, top, bottom } = reach;
      const { scale } = sight;
      return {
        name: `${name} ${scale.toFixed(3)}`,
        reach: { left: left / scale, right: right / scale, top: top / scale, bottom: bottom / scale },
        draw: (context) => {
          context.scale(UNIT / scale, UNIT / scale);
          draw(context);
        },
      };
    });
    this.addChild(sprite);
  }

  see(sight: Sight): void {
    this.#seen = sight;
    this.#fit();
  }

  #fit(): void {
    const [baked, seen] = [this.#baked, this.#seen];
    if (!baked || !seen) return;
    const before = this.#sizeAt(baked.scale) / baked.scale;
    this.scale.set(this.#sizeAt(seen.scale) / seen.scale / before);
  }
}
