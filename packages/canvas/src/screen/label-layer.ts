import { Container } from 'pixi.js';
import type { ScreenPoint } from '@vexillum/geometry';
import type { Camera } from '../camera/camera.ts';
import type { ScreenSize } from '../camera/camera-maths.ts';
import type { Palette } from '../look/palette.ts';
import type { LabelView } from '../view/board-view.ts';
import { differencesOf } from '../view/differences.ts';
import { Picture } from './picture.ts';
import { type Obstacle, placeLabel, type ScreenBox } from './place-label.ts';
import { cssColor } from '../look/css-color.ts';
import { FONT } from '../look/font.ts';
import { drawToneSign, toneSigns } from './tone-sign.ts';

/** A label waits at the screen's border as long as its point is no further outside, in CSS pixels. */
const WAITING = 120;

const isNear = ({ left, top }: ScreenPoint, { width, height }: ScreenSize): boolean =>
  left > -WAITING && top > -WAITING && left < width + WAITING && top < height + WAITING;

interface Entry {
  readonly picture: Picture;
  label: LabelView;
  size: ScreenSize;
}

/** The labels that float above the board, always of one size. */
export class LabelLayer {
  readonly container = new Container({ label: 'labels' });
  readonly #palette: Palette;
  readonly #entries = new Map<string, Entry>();
  #labels: readonly LabelView[] = [];
  #ruler: CanvasRenderingContext2D | undefined;

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  /** True where anything of it looks different now. */
  show(labels: readonly LabelView[]): boolean {
    const { put, removed } = differencesOf(this.#labels, labels);
    this.#labels = labels;
    for (const id of removed) this.#remove(id);
    for (const label of put) this.#put(label);
    return put.length + removed.length > 0;
  }

  /** Lays each label beside its point, on the screen, clear of the obstacles and of what else lies there. */
  place(camera: Camera, obstacles: readonly Obstacle[], others: readonly ScreenBox[]): void {
    if (this.#labels.length === 0) return;
    const taken = [...others];
    for (const { id, at } of this.#labels) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      const point = camera.toScreen(at);
      entry.picture.visible = isNear(point, camera.size);
      if (!entry.picture.visible) continue;
      const box = placeLabel(point, entry.size, camera.size, obstacles, taken);
      entry.picture.position.set(Math.round(box.left), Math.round(box.top));
      taken.push(box);
    }
  }

  #put(label: LabelView): void {
    const entry = this.#entries.get(label.id) ?? this.#add(label);
    const isNew = entry.size.width === 0;
    const before = entry.label;
    entry.label = label;
    entry.picture.label = `${label.tone} ${label.id}`;
    if (!isNew && before.text === label.text && before.tone === label.tone && isSameText(before, label)) return;
    this.#ruler ??= document.createElement('canvas').getContext('2d') ?? undefined;
    if (!this.#ruler) return;
    entry.size = labelSize(this.#ruler, label);
    drawLabel(entry.picture.begin(entry.size), label, entry.size, this.#palette);
    entry.picture.end();
  }

  #add(label: LabelView): Entry {
    const entry = { picture: new Picture(), label, size: { width: 0, height: 0 } };
    this.#entries.set(label.id, entry);
    this.container.addChild(entry.picture);
    return entry;
  }

  #remove(id: string): void {
    this.#entries.get(id)?.picture.destroy();
    this.#entries.delete(id);
  }
}

const isSameText = (a: LabelView, b: LabelView): boolean => a.details?.join('\n') === b.details?.join('\n');

const TEXT = { font: `700 14px ${FONT}`, height: 24 };
const DETAIL = { font: `500 12px ${FONT}`, height: 16 };
const SIDE = 10;
const CHIP = 24;
const BOTTOM = 5;
/** Room round the plate for its rim. */
const RIM = 2;

const widthOf = (context: CanvasRenderingContext2D, text: string, font: string): number => {
  context.font = font;
  return context.measureText(text).width;
};

/** How large a label is on the screen, in CSS pixels. */
const labelSize = (context: CanvasRenderingContext2D, label: LabelView): ScreenSize => {
  const details = label.details ?? [];
  const chip = toneSigns[label.tone] ? CHIP : 0;
  const text = widthOf(context, label.text, TEXT.font);
  const wide = Math.max(text, ...details.map((detail) => widthOf(context, detail, DETAIL.font)));
  return {
    width: Math.ceil(wide + chip + 2 * SIDE) + 2 * RIM,
    height: TEXT.height + details.length * DETAIL.height + (details.length > 0 ? BOTTOM : 0) + 2 * RIM,
  };
};

/** Paints a label's plate, sign and lines with its left top corner at the origin. */
const drawLabel = (context: CanvasRenderingContext2D, label: LabelView, size: ScreenSize, palette: Palette): void => {
  const sign = toneSigns[label.tone];
  const [width, height] = [size.width - 2 * RIM, size.height - 2 * RIM];
  context.beginPath();
  context.roundRect(RIM, RIM, width, height, Math.min(12, height / 2));
  context.fillStyle = cssColor(palette.plate);
  context.globalAlpha = 0.95;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = cssColor(sign ? palette.tones[label.tone] : palette.plateEdge);
  context.lineWidth = sign ? 2 : 1;
  context.stroke();
  if (sign) {
    context.save();
    context.translate(RIM + SIDE + 8, RIM + TEXT.height / 2);
    drawToneSign(context, sign, cssColor(palette.tones[label.tone]), cssColor(palette.onTones[label.tone]));
    context.restore();
  }
  write(context, label, RIM + SIDE + (sign ? CHIP : 0), palette);
};

const write = (context: CanvasRenderingContext2D, label: LabelView, left: number, palette: Palette): void => {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.font = TEXT.font;
  context.fillStyle = cssColor(palette.onPlate);
  context.fillText(label.text, left, RIM + TEXT.height / 2 + 0.5);
  context.font = DETAIL.font;
  context.fillStyle = cssColor(palette.onPlateQuiet);
  (label.details ?? []).forEach((detail, index) =>
    context.fillText(detail, left, RIM + TEXT.height + DETAIL.height * (index + 0.5)),
  );
};
