import { FRONT_LINE } from './stand-base.ts';
import type { StandView } from '../battle-view.ts';
import type { SideStyle } from '@vexillum/canvas/layers';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where things go on a base, in MU from the middle of its field, x right, y down for the reader. */
export interface StandLayout {
  /** Left away where it would be a smudge. */
  readonly glyph: (Spot & { readonly size: number }) | undefined;
  readonly label: Spot & { readonly size: number };
  readonly badge: Spot;
}

/** Below these many pixels a picture says less than the free room around the name. */
const SMALLEST_GLYPH = 10;
const DEEP = 1.25;

type Base = Pick<StandView, 'side' | 'width' | 'depth' | 'badge' | 'isGeneral' | 'label'>;

/** Which side a stand fights for, where colour and pattern do not tell it. */
const sideLetters: Readonly<Record<SideStyle, string>> = { red: 'R', blue: 'B', neutral: '' };

/** Height of a command's number in MU, alone and with the side's letter. */
const DIGIT = 0.42;
const WITH_LETTER = 0.32;
const LETTER_ALONE = 0.46;
/** Below these many pixels a letter is a smudge, and is not drawn. */
export const SMALLEST_LETTER = 6.2;
/** Two letters on a badge need more. */
const SMALLEST_PAIR = 7.5;

/** What is written on a base's badge: side and command (`R2`), from afar only the command, and where that is not known the side. */
export const sideMark = (
  stand: Pick<StandView, 'side' | 'badge'>,
  scale: number,
): { readonly text: string; readonly size: number } | undefined => {
  const letter = sideLetters[stand.side];
  const hasRoom = WITH_LETTER * scale >= SMALLEST_PAIR;
  if (stand.badge === undefined) return letter !== '' && hasRoom ? { text: letter, size: LETTER_ALONE } : undefined;
  if (hasRoom && letter !== '') return { text: `${letter}${stand.badge}`, size: WITH_LETTER };
  return DIGIT * scale >= SMALLEST_LETTER - 0.2 ? { text: stand.badge, size: DIGIT } : undefined;
};

/** How far figures and their weapons may stick out beyond their base, in MU. */
export const standRim = { aside: 0.2, front: 0.3, rear: 0.16 } as const;

/** From so many pixels per MU on a stand shows its figures: two MU are then 28 pixels wide. Nearer than that nobody needs its code. */
export const figuresFrom = 14;
/** Up to here they are fewer and larger. */
export const smallFiguresTo = 22;

/** Where things are written on a base that is full of figures: on the band along its rear, in MU from the middle of its front. */
export const figureSpots = ({
  width,
  depth,
}: Pick<Base, 'width' | 'depth'>): {
  readonly badge: Spot;
  readonly code: Spot;
  readonly name: Spot & { readonly size: number };
} => ({
  code: { x: -0.16, y: depth / 2 },
  badge: { x: width / 2 - 0.27, y: depth - 0.2 },
  name: { x: -0.16, y: depth - 0.1, size: 0.2 },
});

/** On a shallow base picture, name and badge stand side by side; on a deep one the name stands under the other two. */
export const standLayout = (stand: Base, scale: number): StandLayout => {
  const field = stand.depth - FRONT_LINE;
  const hasBadge = stand.badge !== undefined || stand.isGeneral === true || sideMark(stand, scale) !== undefined;
  return stand.depth < DEEP ? shallow(stand, field, hasBadge, scale) : deep(stand, field, hasBadge, scale);
};

const shallow = (stand: Base, field: number, hasBadge: boolean, scale: number): StandLayout => {
  const size = Math.min(0.62, field * 0.86);
  const isGlyphShown = size * scale >= SMALLEST_GLYPH * 1.35;
  const isLong = stand.label.length > 2;
  const left = -stand.width / 2;
  const badge = { x: stand.width / 2 - 0.3, y: 0 };
  const labelSize = Math.min(0.72, field);
  if (!isGlyphShown) return { glyph: undefined, label: nameAlone(stand, hasBadge), badge };
  return {
    glyph: { x: left + 0.38, y: 0, size },
    label: { x: hasBadge ? 0.06 : 0.28, y: 0, size: Math.min(hasBadge ? (isLong ? 0.42 : 0.5) : 0.56, labelSize) },
    badge,
  };
};

const deep = (stand: Base, field: number, hasBadge: boolean, scale: number): StandLayout => {
  const size = field * 0.58;
  const badge = { x: stand.width / 2 - 0.36, y: -field * 0.22 };
  if (size * scale < SMALLEST_GLYPH) return { glyph: undefined, label: nameAlone(stand, hasBadge), badge };
  return {
    glyph: { x: hasBadge ? -0.26 : 0, y: -field * 0.19, size },
    label: { x: 0, y: field * 0.28, size: Math.min(0.72, field * 0.46) },
    badge,
  };
};

/** Seen from afar every base shows its name, in one size, whatever its depth. */
const nameAlone = (stand: Base, hasBadge: boolean) => ({
  x: hasBadge ? -0.22 : 0,
  y: 0,
  size: Math.min(0.72, stand.depth * 0.96),
});
