import type { GraphicsContext } from 'pixi.js';
import { drawGlyph } from './draw-glyph.ts';
import { replay, UNIT, writeText, type Reach, type Recipe, type Sight } from '@vexillum/canvas/layers';
import { baseName, drawBase, FRONT_LINE } from './stand-base.ts';
import { drawOutOfCommand, drawScreen, drawStandSign, SCREEN_DEPTH, SIGN } from './stand-sign.ts';
import type { Art } from '../look/art-shelf.ts';
import type { BattleKit } from '../look/battle-kit.ts';
import type { StandSign, StandView } from '../battle-view.ts';
import {
  figuresFrom,
  figureSpots,
  sideMark,
  smallFiguresTo,
  SMALLEST_LETTER,
  type Spot,
  standLayout,
  standRim,
} from './stand-layout.ts';
import { lightAt } from '../look/light.ts';
import type { BattlePalette } from '../look/battle-palette.ts';

/** Below these many pixels a sign is not drawn; it is enlarged up to so many, but only so much. */
const SMALLEST_SIGN = 7;
const LEGIBLE_SIGN = 11;
const LARGEST_SIGN = 1.5;

export type StandLook = Omit<StandView, 'id' | 'pose' | 'isSelected' | 'isHovered' | 'isGhost'>;

type Signed = Pick<StandView, 'width' | 'depth' | 'signs'>;

/** What is told only of a stand that somebody looks at. */
const passing: ReadonlySet<StandSign> = new Set(['in-zone', 'out-of-command', 'kinked']);
const isLasting = (sign: StandSign): boolean => !passing.has(sign);

/** The signs that a stand always shows, and those that it shows to whoever points at it or has it in hand. */
export const lastingSigns = ({ signs }: Pick<StandView, 'signs'>): string => signs?.filter(isLasting).join() ?? '';
export const passingSigns = ({ signs }: Pick<StandView, 'signs'>): string =>
  signs?.filter((sign) => !isLasting(sign)).join() ?? '';

/** Those that stay come first, so that nothing moves when the others come. */
const inOrder = ({ signs = [] }: Signed): StandSign[] => [
  ...signs.filter(isLasting),
  ...signs.filter((sign) => !isLasting(sign)),
];

const nameOf = (stand: StandLook, { quarter, isTurned }: Lie): string => {
  const { glyph, label, name = '', badge = '', isLocked = false } = stand;
  return `stand ${baseName(stand)} ${glyph} ${label}|${name}|${badge} ${isLocked} ${lastingSigns(stand)} ${quarter} ${isTurned}`;
};

const reachOf = ({ width, depth, signs = [] }: StandLook): Reach => {
  const isSigned = signs.some((sign) => sign !== 'out-of-command');
  const { aside, front, rear } = standRim;
  return { left: width / 2 + aside, right: width / 2 + aside, top: front, bottom: depth + (isSigned ? 0.55 : rear) };
};

/** How a stand lies before its reader. */
interface Lie {
  /** To the nearest quarter of a turn, clockwise: light and small signs go by it. */
  readonly quarter: number;
  /** What is read along it would stand on its head, because the stand looks at the reader. */
  readonly isTurned: boolean;
}

/** The same as one number, as a picture's turn. */
export const lieTurned = (quarter: number, isTurned: boolean): number => 2 * quarter + (isTurned ? 1 : 0);
export const lieAt = (turned: number): Lie => ({ quarter: Math.floor(turned / 2), isTurned: turned % 2 === 1 });

/** All of a stand as one picture. */
export const standPicture = (stand: StandLook, lie: Lie, kit: BattleKit, sight: Sight): Recipe => ({
  name: nameOf(stand, lie),
  reach: reachOf(stand),
  draw: (context, pixels) => {
    const brush = { context, kit, unitsPerPixel: UNIT / pixels };
    if (kit.art.now && stand.glyph !== 'unknown' && sight.scale >= figuresFrom) {
      paintFigures(brush, { ...stand, glyph: stand.glyph }, lie, sight, kit.art.now);
      return paintSigns(brush, stand, lie.isTurned, sight.scale, isLasting);
    }
    paintBase(brush, stand);
    context.save();
    // A whole pixel, so that letters stand on whole pixels too.
    const middle = Math.round((((FRONT_LINE + stand.depth) / 2) * UNIT) / brush.unitsPerPixel) * brush.unitsPerPixel;
    context.translate(0, middle);
    if (lie.isTurned) context.rotate(Math.PI);
    paintReading(brush, stand, lie, sight);
    context.restore();
    paintSigns(brush, stand, lie.isTurned, sight.scale, isLasting);
  },
});

interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly kit: BattleKit;
  readonly unitsPerPixel: number;
}

/** Draws a shared shape at a spot, in MU. */
const stamp = (
  { context, kit }: Brush,
  name: string,
  draw: (shape: GraphicsContext) => void,
  at: Spot = { x: 0, y: 0 },
  scale = 1,
): void => {
  context.save();
  context.translate(at.x * UNIT, at.y * UNIT);
  context.scale(scale, scale);
  replay(context, kit.contexts.take(name, draw));
  context.restore();
};

const write = (
  { context, unitsPerPixel }: Brush,
  text: string,
  size: number,
  at: Spot,
  colors: { readonly color: number; readonly halo?: number },
): void => {
  context.save();
  context.scale(unitsPerPixel, unitsPerPixel);
  const pixels = UNIT / unitsPerPixel;
  const font = Math.max(6, Math.round(size * pixels));
  writeText(context, text, { font, ...colors }, Math.round(at.x * pixels), Math.round(at.y * pixels));
  context.restore();
};

type Known = StandLook & { readonly glyph: Exclude<StandLook['glyph'], 'unknown'> };

/** Ranks of figures; from near with their name on the band along the rear. */
const paintFigures = (
  brush: Brush,
  stand: Known,
  { quarter, isTurned }: Lie,
  { scale, areLabelsShown }: Sight,
  art: Art,
): void => {
  const { context, kit } = brush;
  const { palette } = kit;
  const spots = figureSpots(stand);
  context.save();
  context.scale(UNIT, UNIT);
  art.drawFigures(context, stand, palette, {
    light: lightAt(3 * quarter),
    isSmall: scale < smallFiguresTo,
    isNear: spots.name.size * scale >= SMALLEST_LETTER,
  });
  context.restore();
  upright(brush, spots.name, isTurned ? 2 : 0, () => {
    if (!areLabelsShown || spots.name.size * scale < SMALLEST_LETTER) return;
    write(brush, stand.name ?? stand.label, spots.name.size, { x: 0, y: 0 }, onBaseOf(stand, palette));
  });
  if (kit.codes.areShown)
    upright(brush, spots.code, isTurned ? 2 : 0, () =>
      write(brush, stand.label, Math.max(CODE, LEGIBLE_CODE / scale), { x: 0, y: 0 }, onBaseOf(stand, palette)),
    );
  upright(brush, spots.badge, quarter, () => {
    const shrunk = Math.max(SMALLEST_BADGE, Math.min(1, LEGIBLE_MARK / (BADGE * scale)));
    context.scale(shrunk, shrunk);
    paintBadge({ ...brush, unitsPerPixel: brush.unitsPerPixel / shrunk }, stand, { x: 0, y: 0 }, scale);
    if (stand.isLocked) stamp(brush, 'lock', (shape) => drawLock(shape, palette), lockBeside[quarter] ?? MIDDLE);
  });
};

const MIDDLE: Spot = { x: 0, y: 0 };

/** From the badge along the stand, for whoever reads it upright. */
const lockBeside: readonly Spot[] = [
  { x: -0.5, y: 0 },
  { x: 0, y: -0.5 },
  { x: 0.5, y: 0 },
  { x: 0, y: 0.5 },
];

/** The code on figures: in MU, and in pixels at least. */
const CODE = 0.36;
const LEGIBLE_CODE = 9;

/** Seen from near, the plate of a command gives way to the figures as long as it can be read. */
const LEGIBLE_MARK = 7;
const SMALLEST_BADGE = 0.6;

/** So that what is drawn there stands upright for the reader; on a whole pixel, as letters must. */
const upright = ({ context, unitsPerPixel }: Brush, at: Spot, quarter: number, draw: () => void): void => {
  const whole = (length: number) => Math.round((length * UNIT) / unitsPerPixel) * unitsPerPixel;
  context.save();
  context.translate(whole(at.x), whole(at.y));
  if (quarter > 0) context.rotate((-quarter * Math.PI) / 2);
  draw();
  context.restore();
};

const onBaseOf = (stand: StandLook, palette: BattlePalette) => ({
  color: palette.stands[stand.side].letter,
  halo: palette.stands[stand.side].halo,
});

const paintBase = (brush: Brush, stand: StandLook): void => {
  const { palette } = brush.kit;
  stamp(brush, baseName(stand), (shape) => drawBase(shape, stand, palette));
};

/** What somebody who looks at a stand is told of it, over its picture. */
export const paintPassing = (
  context: CanvasRenderingContext2D,
  pixels: number,
  stand: Signed,
  isTurned: boolean,
  kit: BattleKit,
  sight: Sight,
): void => {
  const brush = { context, kit, unitsPerPixel: UNIT / pixels };
  if (stand.signs?.includes('out-of-command')) stampOutOfCommand(brush, stand);
  paintSigns(brush, stand, isTurned, sight.scale, (sign) => !isLasting(sign));
};

const stampOutOfCommand = (brush: Brush, { width, depth }: Signed): void =>
  stamp(brush, `out of command ${width} ${depth}`, (shape) => drawOutOfCommand(shape, width, depth, brush.kit.palette));

/** As much as can be read at this scale. */
const paintReading = (
  brush: Brush,
  stand: StandLook,
  { quarter, isTurned }: Lie,
  { scale, areLabelsShown }: Sight,
): void => {
  const { palette } = brush.kit;
  const { glyph, label, badge: spot } = standLayout(stand, scale);
  // Of a base that is turned round what is read on it is, too.
  const quarterHere = (quarter + (isTurned ? 2 : 0)) % 4;
  const colors = palette.stands[stand.side];
  if (glyph) {
    const draw = (shape: GraphicsContext) => drawGlyph(shape, stand.glyph, colors.letter, colors.base);
    upright(brush, glyph, quarterHere, () =>
      stamp(brush, `glyph ${stand.glyph} ${stand.side}`, draw, MIDDLE, glyph.size),
    );
  }
  if (areLabelsShown && label.size * scale >= SMALLEST_LETTER)
    write(brush, stand.label, label.size, label, onBaseOf(stand, palette));
  upright(brush, spot, quarterHere, () => paintBadge(brush, stand, MIDDLE, scale));
  if (stand.isLocked) stamp(brush, 'lock', (shape) => drawLock(shape, palette), { x: -stand.width / 2 + 0.3, y: 0 });
};

/** Two letters need a little less than their height to fit the plate. */
const PAIR = 0.86;

/** The plate of its command; of a general who commands nobody knows what, the star alone. */
const paintBadge = (brush: Brush, stand: StandLook, spot: Spot, scale: number): void => {
  const { palette } = brush.kit;
  const isGeneral = stand.isGeneral === true;
  if (isGeneral || (stand.badge !== undefined && 0.5 * scale >= SMALLEST_LETTER))
    stamp(
      brush,
      `badge ${isGeneral} ${stand.badge}`,
      (shape) => drawBadge(shape, stand.badge, isGeneral, palette),
      spot,
    );
  const mark = sideMark(stand, scale);
  const isPlated = isGeneral || stand.badge !== undefined;
  const size = mark && mark.text.length > 1 ? mark.size * PAIR : mark?.size;
  if (mark && size)
    write(brush, mark.text, size, spot, isPlated ? { color: palette.onBadge } : onBaseOf(stand, palette));
};

/** The signs sit on the rear edge, from the left: nothing fights there. Seen from afar they outgrow the base a little. */
const paintSigns = (
  brush: Brush,
  stand: Signed,
  isTurned: boolean,
  scale: number,
  isWanted: (sign: StandSign) => boolean,
): void => {
  const enlarged = Math.min(LARGEST_SIGN, Math.max(1, LEGIBLE_SIGN / (2 * SIGN * scale)));
  if (2 * SIGN * enlarged * scale < SMALLEST_SIGN) return;
  let x = -stand.width / 2 + 0.3;
  for (const sign of inOrder(stand)) {
    if (sign === 'out-of-command') continue;
    if (sign !== 'screened' && !isWanted(sign)) {
      x += 0.56 * enlarged;
      continue;
    }
    if (sign === 'screened') {
      if (!isWanted(sign)) continue;
      const draw = (shape: GraphicsContext) => drawScreen(shape, stand.width, brush.kit.palette);
      stamp(brush, `screen ${stand.width}`, draw, { x: 0, y: SCREEN_DEPTH / 2 - 0.1 });
      continue;
    }
    const turned = isTurned ? -enlarged : enlarged;
    stamp(
      brush,
      `sign ${sign}`,
      (shape) => drawStandSign(shape, sign, brush.kit.palette),
      { x, y: stand.depth + 0.04 },
      turned,
    );
    x += 0.56 * enlarged;
  }
};

/** A padlock round the origin. */
const drawLock = (context: GraphicsContext, palette: BattlePalette): void => {
  const unit = 0.01 * UNIT;
  for (const [color, width] of [
    [palette.pieceEdge, 15],
    [palette.badge, 7],
  ] as const) {
    context
      .moveTo(-11 * unit, -4 * unit)
      .arc(0, -12 * unit, 11 * unit, Math.PI, 0)
      .lineTo(11 * unit, -4 * unit);
    context.stroke({ color, width: width * unit });
  }
  context.roundRect(-20 * unit, -6 * unit, 40 * unit, 30 * unit, 5 * unit).fill(palette.badge);
  context.stroke({ color: palette.pieceEdge, width: 5 * unit });
  context.circle(0, 8 * unit, 5 * unit).fill(palette.onBadge);
};

/** Radius of the badge in MU. */
const BADGE = 0.23;

const starPoints = (radius: number): number[] =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.52;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  }).flat();

/** The plate under a command's number: each command its own shape (circle, square, shield), a general a golden star. */
const drawBadge = (
  context: GraphicsContext,
  badge: string | undefined,
  isGeneral: boolean,
  palette: BattlePalette,
): void => {
  const radius = BADGE * UNIT;
  if (isGeneral) context.poly(starPoints(radius * 1.55), true).fill(palette.gold);
  else if (badge === '1') context.circle(0, 0, radius).fill(palette.badge);
  else if (badge === '2')
    context.rect(-radius * 0.92, -radius * 0.92, radius * 1.84, radius * 1.84).fill(palette.badge);
  else
    context
      .poly([-radius, -radius, radius, -radius, radius, radius * 0.2, 0, radius * 1.15, -radius, radius * 0.2], true)
      .fill(palette.badge);
  context.stroke({ color: palette.pieceEdge, width: 0.04 * UNIT, join: 'round' });
};
