import { Container } from 'pixi.js';
import type { ScreenPoint } from '@vexillum/geometry';
import type { Camera } from '../camera/camera.ts';
import type { ScreenSize } from '../camera/camera-maths.ts';
import type { Palette } from '../look/palette.ts';
import type { LabelView } from '../view/board-view.ts';
import { differencesOf } from '../view/differences.ts';
import { drawLabel, labelSize } from './label-plate.ts';
import { Picture } from './picture.ts';
import { placeLabel, type Obstacle, type ScreenBox } from './place-label.ts';

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
    entry.picture.paint(entry.size, (context) => drawLabel(context, label, entry.size, this.#palette));
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
