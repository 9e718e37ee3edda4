import type { Box } from '@vexillum/geometry';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { isSameView, replay, type Painter, type PictureAtlas, type Recipe, type Sight } from '@vexillum/canvas/layers';
import { areaBox, doBoxesMeet, grownBox } from './area-box.ts';
import type { AreaView } from './areas-view.ts';
import { BORDER, drawArea } from './draw-area.ts';
import { pixelStep } from './pixel-step.ts';

/** Areas' pictures lie on pages of so many pixels square. */
export const AREA_PAGE = 2048;
const DIMMED = 0.42;

/** Whether areas are baked as pictures at this sight, or drawn line by line because their pictures would fill the memory. */
export interface Baking {
  areBaked: boolean;
}

/** All pictures have their origin on the board's own, so that neighbours lie on the same pixels without a seam. */
const recipe = (name: string, area: AreaView, sight: Sight): Recipe => {
  const { x, y, width, depth } = areaBox(area.rings);
  const rim = (2 * BORDER) / sight.scale;
  return {
    name,
    reach: { left: rim - x, right: x + width + rim, top: y + depth + rim, bottom: rim - y },
    draw: (context) => {
      const drawing = new GraphicsContext();
      drawArea(drawing, area, pixelStep(sight.scale));
      replay(context, drawing);
      drawing.destroy();
    },
  };
};

/** An area: a picture from afar; from near its lines, as soon as and as long as it is on the screen. */
export class AreaObject extends Container {
  readonly #area: AreaView;
  readonly #baking: Baking;
  readonly #picture: Container;
  readonly #lines = new Graphics();
  #pixel = 0;
  #drawnAt = 0;
  #isBaked = true;

  constructor(name: string, area: AreaView, atlas: PictureAtlas, baking: Baking) {
    super();
    this.#area = area;
    this.#baking = baking;
    this.#picture = atlas.sprite((sight) => recipe(name, area, sight));
    this.#lines.visible = false;
    this.addChild(this.#picture, this.#lines);
  }

  see({ scale, resolution }: Sight): void {
    const { width, depth } = areaBox(this.#area.rings);
    const length = Math.max(width, depth) * scale * resolution + 4 * BORDER * resolution + 8;
    this.#isBaked = this.#baking.areBaked && length < AREA_PAGE;
    this.#pixel = pixelStep(scale);
    this.#picture.visible = this.#isBaked;
    if (this.#isBaked) this.#lines.visible = false;
  }

  /** `seen`: the part of the board that is on the screen. */
  look(seen: Box): void {
    if (this.#isBaked) return;
    const isSeen = doBoxesMeet(seen, grownBox(areaBox(this.#area.rings), 0.1));
    if (isSeen && this.#drawnAt !== this.#pixel) this.#redraw();
    if (this.#lines.visible !== isSeen) this.#lines.visible = isSeen;
  }

  #redraw(): void {
    this.#drawnAt = this.#pixel;
    this.#lines.clear();
    drawArea(this.#lines.context, this.#area, this.#pixel);
  }
}

const isSameShape = (before: AreaView, after: AreaView): boolean =>
  before.rings === after.rings || isSameView(before.rings, after.rings);

/** The land itself. That an area is chosen or under the pointer is drawn on a layer of its own. */
export const areaPainter = (atlas: PictureAtlas, baking: Baking): Painter<AreaView> => {
  let made = 0;
  return {
    make: (area) => new AreaObject(`area ${(made += 1)}`, area, atlas, baking),
    isMadeAlike: (before, after) =>
      before.color === after.color && before.pattern === after.pattern && isSameShape(before, after),
    place: (object, area) => {
      object.alpha = area.isDimmed ? DIMMED : 1;
    },
    see: (object, _area, sight) => (object as AreaObject).see(sight),
  };
};
