import type { Scene } from '@vexillum/scene';
import type { Desk } from '../desk.ts';
import type { BoardHand } from './board-hand.ts';
import { removeSelected, returnSelected } from './remove-selected.ts';

const PAN_PIXELS = 80;
const ZOOM = 1.25;

/** The keys that mean something beside the tools' own: undo, the camera, lose and return, picking. */
export class BoardKeys {
  readonly #desk: Desk;
  readonly #scene: Scene;
  readonly #hand: BoardHand;

  constructor(desk: Desk, scene: Scene, hand: BoardHand) {
    this.#desk = desk;
    this.#scene = scene;
    this.#hand = hand;
  }

  /** True where the key meant something here. */
  press(event: KeyboardEvent): boolean {
    const isCommand = event.ctrlKey || event.metaKey;
    const arrow = arrows[event.key];
    if (isCommand && arrow) return done(this.#scene.camera.pan(arrow[0] * PAN_PIXELS, arrow[1] * PAN_PIXELS));
    if (isCommand) return this.#pressHistory(event);
    return this.#pressCamera(event) || this.#pressPiece(event) || this.#pressTool(event);
  }

  #pressHistory(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return false;
    this.#hand.commitKeys();
    return done(this.#desk.act(key === 'y' || event.shiftKey ? 'redo-action' : 'undo-action', {}));
  }

  #pressCamera({ key }: KeyboardEvent): boolean {
    const { camera } = this.#scene;
    switch (key.toLowerCase()) {
      case 'f':
        return done(camera.fit());
      case 'h':
        return done(camera.home());
      case '+':
      case '=':
        return done(camera.zoom(ZOOM));
      case '-':
        return done(camera.zoom(1 / ZOOM));
      default:
        return false;
    }
  }

  #pressPiece({ key, shiftKey }: KeyboardEvent): boolean {
    const desk = this.#desk;
    switch (key.toLowerCase()) {
      case 'delete':
        return removeSelected(desk);
      case 'r':
        return returnSelected(desk);
      case 'n':
        return this.#selectNext(shiftKey ? -1 : 1);
      case 'a':
        return done(desk.select(this.#ownStands()));
      case 'enter':
        return done(this.#hand.commitKeys());
      default:
        return false;
    }
  }

  #pressTool({ key, shiftKey, altKey }: KeyboardEvent): boolean {
    if (key !== 'Escape' && !arrows[key] && !['q', 'e'].includes(key.toLowerCase())) return false;
    return done(this.#hand.key({ kind: 'key', key, shift: shiftKey, ctrl: false, alt: altKey }));
  }

  #ownStands(): string[] {
    const desk = this.#desk;
    return [...desk.snapshot.public.stand].flatMap(([id, { place, side }]) =>
      place === 'board' && side === desk.side && desk.mayHandle(id) ? [id] : [],
    );
  }

  #selectNext(step: 1 | -1): boolean {
    const ids = this.#ownStands();
    const [current = ''] = this.#desk.$selection.get();
    const next = ids[(ids.indexOf(current) + step + ids.length) % ids.length];
    if (next) this.#desk.select([next]);
    return next !== undefined;
  }
}

/** Whatever came of it, the key was used. */
const done = (_result: unknown): boolean => true;

/** Which way the table is pushed so that one sees further that way. */
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
