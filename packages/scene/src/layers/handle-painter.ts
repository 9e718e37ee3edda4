import { Container, Graphics } from 'pixi.js';
import { drawKnob, KNOB } from '../art/knob.ts';
import { drawn, toRadians, UNIT } from '../look/unit.ts';
import type { HandleView } from '../view/board-view.ts';
import { inkPainter } from './ink-painter.ts';
import type { Painter } from './painter.ts';

/** What a finger hits without aim, in CSS pixels. */
const FINGER = 44;

/** A knob that shows what it does, of one size on the screen and pointing where it leads. */
export const handlePainter: Painter<HandleView> = {
  make: ({ does, isHeld = false }, kit) => {
    const object = new Container();
    const draw = kit.contexts.take(`knob ${does} ${isHeld}`, (context) => drawKnob(context, does, isHeld, kit.palette));
    object.addChild(new Graphics(draw));
    return object;
  },
  kindOf: ({ does }) => does,
  isMadeAlike: (before, after) => before.does === after.does && before.isHeld === after.isHeld,
  place: (object, handle) => {
    object.position.copyFrom(drawn(handle.at));
    const knob = object.children[0];
    if (knob && handle.degrees !== undefined) knob.rotation = toRadians(handle.degrees);
  },
  see: (object, handle, sight) => {
    // What points somewhere on the board turns with it, and the rest stays upright for the reader.
    object.rotation = handle.degrees === undefined && sight.isFlipped ? Math.PI : 0;
    object.scale.set((UNIT / sight.scale) * (sight.isCoarse ? FINGER / KNOB : 1));
  },
};

/** The stem that joins a knob to what it moves. */
export const stemPainter: Painter<HandleView> = inkPainter((graphics, handle, kit, pixel) => {
  const from = drawn(handle.from);
  const to = drawn(handle.at);
  for (const [color, width] of [
    [kit.palette.standEdge, 3.5],
    [kit.palette.selection, 2],
  ] as const)
    graphics
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ color, width: width * pixel });
});
