import { Container, Graphics } from 'pixi.js';
import type { Kit } from '../look/kit.ts';
import type { CursorView } from '../view/board-view.ts';
import type { Glider } from './glider.ts';
import type { Painter } from './painter.ts';
import { screenText } from './screen-text.ts';
import { standUpright } from './upright.ts';

/** A name on a small plate of its side's ink, its left top corner at the origin, in CSS pixels. */
export const nameTag = (name: string, side: CursorView['side'], kit: Kit): Container => {
  const tag = new Container();
  const { ink, onInk } = kit.palette.sides[side];
  const { picture, size } = screenText(name, onInk, 600);
  picture.position.set(6, 2);
  tag.addChild(
    new Graphics().roundRect(0, 0, size.width + 12, size.height + 4, 5).fill({ color: ink, alpha: 0.92 }),
    picture,
  );
  return tag;
};

export const cursorPainter = (glider: Glider): Painter<CursorView> => ({
  make: (cursor, kit) => {
    const object = new Container();
    const upright = new Container();
    const pointer = new Graphics()
      .poly([0, 0, 0, 17, 4.5, 13, 8, 20, 11, 18.5, 7.5, 12, 13, 12], true)
      .fill(kit.palette.sides[cursor.side].ink)
      .stroke({ color: kit.palette.front, width: 1.2, join: 'round' });
    const tag = nameTag(cursor.name, cursor.side, kit);
    tag.position.set(12, 18);
    upright.addChild(pointer, tag);
    object.addChild(upright);
    return object;
  },
  isMadeAlike: (before, after) => before.name === after.name && before.side === after.side,
  place: (object, cursor) => glider.place(object, { ...cursor.at, degrees: 0 }),
  see: (object, _cursor, sight) => {
    const upright = object.children[0];
    if (upright) standUpright(upright, sight);
  },
});
