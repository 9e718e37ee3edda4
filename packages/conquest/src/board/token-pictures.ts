import { FONT, cssColor, textWidth, writeText, type Palette } from '@vexillum/canvas/layers';
import type { TokenView } from './areas-view.ts';
import type { TokenSize } from './token-rooms.ts';
import { figureTable, type FigureTone } from './figure-table.ts';
import { inkOn, mixed } from './shade.ts';
import type { ScreenRecipe } from './sized-picture.ts';

/** A miniature is planned to be so high with its base, from the tip of a flag to the base's lower rim. */
const PLANNED = 132;
const TOP = 110;
const BASE = { across: 46, down: 17, thick: 8 };
const PLATE = 0xfdfaf1;
const ON_PLATE = 0x171412;
const EDGE = 0x15120f;
/** Round a miniature, so that it stands out from land of its own colour. */
const HALO = 'rgb(255 250 238 / 85%)';

/** How far above a token's place its figure's middle is, as a share of the token's height. */
export const FIGURE_AT = 0.28;

/** How far below a token's place its plate has its middle, in CSS pixels: in front of the base's lower rim. */
export const plateAt = ({ height, font, hasFigure }: TokenSize): number =>
  hasFigure ? Math.round((height * (BASE.down + BASE.thick)) / PLANNED + (font + 5) * 0.2) : 0;

const tones = (color: number): Readonly<Record<FigureTone | 'edge', string>> => ({
  light: cssColor(mixed(color, 0xffffff, 0.82)),
  main: cssColor(mixed(color, 0xffffff, 0.46)),
  dark: cssColor(mixed(color, 0x000000, 0.3)),
  edge: cssColor(mixed(color, 0x000000, 0.82)),
});

const oval = (context: CanvasRenderingContext2D, y: number, grow = 0): void => {
  context.beginPath();
  context.ellipse(0, y, BASE.across + grow, BASE.down + grow, 0, 0, 2 * Math.PI);
};

const drawBase = (context: CanvasRenderingContext2D, color: number, rim: number | undefined): void => {
  const { dark, edge } = tones(color);
  context.fillStyle = 'rgb(0 0 0 / 30%)';
  oval(context, BASE.thick + 4, 5);
  context.fill();
  if (rim !== undefined) {
    context.fillStyle = cssColor(EDGE);
    oval(context, BASE.thick / 2, 13);
    context.fill();
    context.fillStyle = cssColor(rim);
    oval(context, BASE.thick / 2, 10);
    context.fill();
  }
  context.fillStyle = HALO;
  oval(context, BASE.thick / 2, 7.5);
  context.fill();
  context.fillStyle = edge;
  oval(context, BASE.thick, 3);
  context.fill();
  oval(context, 0, 3);
  context.fill();
  context.fillStyle = dark;
  oval(context, BASE.thick);
  context.fill();
  context.fillStyle = cssColor(color);
  oval(context, 0);
  context.fill();
  context.strokeStyle = cssColor(mixed(color, 0xffffff, 0.6));
  context.lineWidth = 3;
  oval(context, 0, -3.5);
  context.stroke();
};

const drawFigure = (
  context: CanvasRenderingContext2D,
  { figure, color }: Pick<TokenView, 'figure' | 'color'>,
): void => {
  const paints = tones(color);
  const patches = figureTable[figure].map(({ tone, path }) => ({ tone, path: new Path2D(path) }));
  context.lineJoin = 'round';
  for (const [color, width] of [
    [HALO, 15],
    [paints.edge, 8],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    for (const { path } of patches) context.stroke(path);
  }
  context.lineWidth = 1.6;
  for (const { tone, path } of patches) {
    context.fillStyle = paints[tone];
    context.fill(path);
    context.stroke(path);
  }
};

/** The miniature on its base, so many CSS pixels high; the middle of the base is the origin. */
export const bodyPicture = (token: TokenView, height: number, palette: Palette): ScreenRecipe => {
  const unit = height / PLANNED;
  const aside = 70 * unit + 1;
  const rim = token.isSelected ? palette.selection : undefined;
  return {
    name: `body ${token.figure} ${token.color} ${rim}`,
    reach: { left: aside, right: aside, top: (TOP + 12) * unit, bottom: 44 * unit },
    draw: (context) => {
      context.scale(unit, unit);
      drawBase(context, token.color, rim);
      drawFigure(context, token);
    },
  };
};

export interface PlateSize {
  readonly letter: number;
  readonly count: number;
  readonly height: number;
}

const fontOf = (font: number): string => `700 ${font}px ${FONT}`;

/** Small letters have little room round them, since where they are small everything is crowded. */
const CROWDED = 13;

/** In CSS pixels. */
export const plateSize = ({ letter, count }: Pick<TokenView, 'letter' | 'count'>, font: number): PlateSize => {
  const isCrowded = font <= CROWDED;
  return {
    letter: Math.ceil(textWidth(letter, fontOf(font)) + (isCrowded ? 5 : 7)),
    count: Math.ceil(textWidth(String(count), fontOf(font)) + (isCrowded ? 5 : 8)),
    height: font + (isCrowded ? 3 : 5),
  };
};

/** The plate with the owner's letter on their colour and, beside it, the count. Its middle is the origin. */
export const platePicture = (token: TokenView, font: number, palette: Palette): ScreenRecipe => {
  const { letter, count, height } = plateSize(token, font);
  const [width, round] = [letter + count, height * 0.32];
  const left = -Math.round(width / 2);
  const top = -Math.round(height / 2);
  return {
    name: `plate ${token.letter} ${token.color} ${token.count} ${token.isSelected === true}`,
    reach: { left: width / 2 + 5, right: width / 2 + 5, top: height / 2 + 5, bottom: height / 2 + 5 },
    draw: (context) => {
      const box = (grow: number) => {
        context.beginPath();
        context.roundRect(left - grow, top - grow, width + 2 * grow, height + 2 * grow, round + grow);
      };
      if (token.isSelected) {
        context.fillStyle = cssColor(EDGE);
        box(4);
        context.fill();
      }
      context.fillStyle = cssColor(token.isSelected ? palette.selection : EDGE);
      box(token.isSelected ? 3 : 1.5);
      context.fill();
      context.save();
      box(0);
      context.clip();
      context.fillStyle = cssColor(PLATE);
      context.fillRect(left, top, width, height);
      context.fillStyle = cssColor(token.color);
      context.fillRect(left, top, letter, height);
      context.restore();
      context.fillStyle = cssColor(EDGE);
      context.fillRect(left + letter - 0.5, top, 1, height);
      writeText(context, token.letter, { font, color: inkOn(token.color) }, left + letter / 2, 0);
      writeText(context, String(token.count), { font, color: ON_PLATE }, left + letter + count / 2, 0);
    },
  };
};

/** In CSS pixels. */
export const NAME = { font: 12, height: 16 };

export const nameWidth = (name: string): number => textWidth(name, fontOf(NAME.font)) + 6;

/** A name, its upper rim's middle at the origin. */
export const namePicture = (name: string, palette: Palette): ScreenRecipe => {
  const aside = nameWidth(name) / 2 + 2;
  return {
    name: `name ${name}`,
    reach: { left: aside, right: aside, top: 2, bottom: NAME.height + 2 },
    draw: (context) => {
      const lettering = { font: NAME.font, color: palette.onPlate, halo: palette.plate };
      writeText(context, name, lettering, 0, NAME.height / 2);
    },
  };
};
