import { Container, Graphics } from 'pixi.js';
import { drawn } from '../look/unit.ts';
import type { NoteView, PingView } from '../view/board-view.ts';
import { nameTag } from './hand-painters.ts';
import type { Painter } from './painter.ts';
import { screenText } from './screen-text.ts';
import { standUpright } from './upright.ts';

const LONGEST_NOTE = 160;
const WIDEST_NOTE = 150;

/** A slip of paper, its pin at the point. */
export const notePainter: Painter<NoteView> = {
  make: (note, kit) => {
    const object = new Container();
    const words = note.text.length > LONGEST_NOTE ? `${note.text.slice(0, LONGEST_NOTE)}…` : note.text;
    const { picture, size } = screenText(words, kit.palette.onNote, 500, WIDEST_NOTE);
    picture.position.set(10, 8);
    const paper = new Graphics()
      .roundRect(2, 3, size.width + 18, size.height + 14, 3)
      .fill({ color: kit.palette.shadow, alpha: 0.25 })
      .roundRect(0, 0, size.width + 18, size.height + 14, 3)
      .fill(kit.palette.note);
    if (note.isSelected) paper.stroke({ color: kit.palette.selection, width: 3 });
    const pin = new Graphics()
      .circle(0, 0, 5)
      .fill(kit.palette.sides[note.side].ink)
      .stroke({ color: kit.palette.front, width: 1.5 });
    object.addChild(paper, picture, pin);
    return object;
  },
  isMadeAlike: (before, after) =>
    before.text === after.text && before.isSelected === after.isSelected && before.side === after.side,
  place: (object, note) => object.position.copyFrom(drawn(note.at)),
  see: (object, _note, sight) => standUpright(object, sight),
};

/** Rings round a point; the scene spreads them. */
export const pingPainter: Painter<PingView> = {
  make: (ping, kit) => {
    const object = new Container();
    const { ink } = kit.palette.sides[ping.side];
    const rings = new Container();
    for (const radius of [10, 20, 30]) {
      rings.addChild(new Graphics().circle(0, 0, radius).stroke({ color: ink, width: 3, alpha: 1 - radius / 45 }));
    }
    object.addChild(rings);
    if (ping.name !== undefined) {
      const tag = nameTag(ping.name, ping.side, kit);
      tag.position.set(12, 14);
      object.addChild(tag);
    }
    return object;
  },
  isMadeAlike: (before, after) => before.side === after.side && before.name === after.name,
  place: (object, ping) => object.position.copyFrom(drawn(ping.at)),
  see: (object, _ping, sight) => standUpright(object, sight),
};
