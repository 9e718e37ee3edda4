import { Container, Graphics, type GraphicsContext } from 'pixi.js';
import { drawn, inkPainter, toRadians, turnToReader, UNIT, type Painter } from '@vexillum/canvas/layers';
import type { BattleKit } from '../look/battle-kit.ts';
import type { HandleDoes, HandleView } from '../battle-view.ts';
import type { BattlePalette } from '../look/battle-palette.ts';

/** What a finger hits without aim, in CSS pixels. */
const FINGER = 44;

/** A knob that shows what it does, of one size on the screen and pointing where it leads. */
export const handlePainter: Painter<HandleView, BattleKit> = {
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
    object.rotation = handle.degrees === undefined ? turnToReader(sight.quarters) : 0;
    object.scale.set((UNIT / sight.scale) * (sight.isCoarse ? FINGER / KNOB : 1));
  },
};

/** The stem that joins a knob to what it moves. */
export const stemPainter: Painter<HandleView, BattleKit> = inkPainter((graphics, handle, kit, pixel) => {
  const from = drawn(handle.from);
  const to = drawn(handle.at);
  for (const [color, width] of [
    [kit.palette.pieceEdge, 3.5],
    [kit.palette.selection, 2],
  ] as const)
    graphics
      .moveTo(from.x, from.y)
      .lineTo(to.x, to.y)
      .stroke({ color, width: width * pixel });
});

/** Each knob is about so many CSS pixels wide under a mouse, and points up. */
const KNOB = 22;

type Draw = (context: GraphicsContext, ink: number) => void;

/** A plate with a sign on it that says what the knob does; a held knob is turned inside out. */
const drawKnob = (context: GraphicsContext, does: HandleDoes, isHeld: boolean, palette: BattlePalette): void => {
  const plate = isHeld ? palette.onBadge : palette.badge;
  const ink = isHeld ? palette.selection : palette.onBadge;
  const edge = isHeld ? palette.selection : palette.onBadge;
  const outline = outlines[does];
  outline(context, 1.5);
  context.fill({ color: palette.shadow, alpha: 0.3 });
  outline(context, 0);
  context.fill(plate).stroke({ color: edge, width: isHeld ? 2 : 1.5, join: 'round' });
  signs[does](context, ink);
};

type Outline = (context: GraphicsContext, grow: number) => GraphicsContext;

const round: Outline = (context, grow) => context.circle(0, 0, 10.5 + grow);
const corner: Outline = (context, grow) => context.roundRect(-10 - grow, -10 - grow, 20 + 2 * grow, 20 + 2 * grow, 5);
const lying: Outline = (context, grow) => context.roundRect(-7.5 - grow, -11 - grow, 15 + 2 * grow, 22 + 2 * grow, 7);
/** A broad arrow head. */
const head: Outline = (context, grow) =>
  context.poly(
    [0, -12 - grow, 14 + grow, 3, 14 + grow, 10 + grow, 0, 1 + grow, -14 - grow, 10 + grow, -14 - grow, 3],
    true,
  );

const outlines: Readonly<Record<HandleDoes, Outline>> = {
  turn: round,
  resize: round,
  advance: head,
  'wheel-left': corner,
  'wheel-right': corner,
  'slide-left': lying,
  'slide-right': lying,
};

const turning: Draw = (context, color) => {
  context.arc(0, 0, 5.2, -2.5, 1.9).stroke({ color, width: 1.8, cap: 'round' });
  context.poly([-5.6, 1.6, -1.2, 2.2, -3.8, 7]).fill(color);
};

const parting: Draw = (context, color) => {
  context.moveTo(-4, 4).lineTo(4, -4).stroke({ color, width: 1.8, cap: 'round' });
  context.poly([6, -6, 0.6, -5.2, 5.2, -0.6]).fill(color);
  context.poly([-6, 6, -0.6, 5.2, -5.2, 0.6]).fill(color);
};

/** From the corner forward and round to one side. */
const wheeling =
  (side: 1 | -1): Draw =>
  (context, color) => {
    context.moveTo(side * 4, 6.5).quadraticCurveTo(side * 5, -3, side * -2.5, -3.4);
    context.stroke({ color, width: 2, cap: 'round' });
    context.poly([side * -7.5, -3.4, side * -2, -7.6, side * -2, 0.8]).fill(color);
  };

const sliding: Draw = (context, color) => {
  context.moveTo(0, 4).lineTo(0, -4).stroke({ color, width: 2 });
  context.poly([0, -8.5, 4.4, -3, -4.4, -3]).fill(color);
  context.poly([0, 8.5, 4.4, 3, -4.4, 3]).fill(color);
};

const chevron: Draw = (context, color) => {
  context.moveTo(-7, 2).lineTo(0, -5).lineTo(7, 2).stroke({ color, width: 2, cap: 'round', join: 'round' });
};

const signs: Readonly<Record<HandleDoes, Draw>> = {
  turn: turning,
  resize: parting,
  advance: chevron,
  'wheel-left': wheeling(1),
  'wheel-right': wheeling(-1),
  'slide-left': sliding,
  'slide-right': sliding,
};
