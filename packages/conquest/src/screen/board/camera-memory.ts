import type { Point } from '@vexillum/geometry';
import type { Camera } from '@vexillum/canvas';
import { cameraOf, forgetCamera, keepCamera } from '@vexillum/frame/memory/my-cameras';
import { firstLook, type Look } from './first-look.ts';

/** A hand that has rested so long, in milliseconds, has found what it wanted to see. */
const REST = 400;

/** How large a map is, and about what the reader wants to see it first. */
export interface Home {
  readonly board: { readonly width: number; readonly depth: number };
  readonly at: Point;
}

/** Where one reader looks: remembered in this browser for each game, and at first so that the map can be read. */
export class CameraMemory {
  readonly #camera: Camera;
  readonly #game: string;
  readonly #home: () => Home;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The reader has not looked anywhere else yet. */
  #isFirst = true;
  #isWhole = true;

  constructor(camera: Camera, game: string, home: () => Home) {
    this.#camera = camera;
    this.#game = game;
    this.#home = home;
  }

  restore(): void {
    const kept = cameraOf(this.#game);
    if (kept) this.#see(kept);
    else this.#lookFirst();
    this.#isFirst = kept === undefined;
  }

  /** The screen has another size. */
  resized(): void {
    if (this.#isFirst) this.#lookFirst();
  }

  /** The reader has looked somewhere else. */
  note(): void {
    this.led();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), REST);
  }

  /** The screen itself looks somewhere else: it stays there, but is not what the reader comes back to. */
  led(): void {
    this.#isFirst = false;
    this.#isWhole = false;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** The whole map; where it is seen whole already, as much of it as can be read. */
  fit(): void {
    const isWhole = this.#isWhole;
    clearTimeout(this.#timer);
    forgetCamera(this.#game);
    this.#isFirst = false;
    if (isWhole) this.#lookFirst();
    else this.#lookAtAll();
  }

  /** The whole map, also where a part of it could be read more easily. */
  whole(): void {
    this.#isFirst = false;
    this.#lookAtAll();
  }

  /** The whole map is seen, and a part of it could be read more easily. */
  get isTooSmall(): boolean {
    const { board, at } = this.#home();
    return this.#isWhole && firstLook(this.#camera.freeSize, board, at) !== undefined;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #lookFirst(): void {
    const { board, at } = this.#home();
    const look = firstLook(this.#camera.freeSize, board, at);
    if (look) this.#see(look);
    else this.#lookAtAll();
  }

  /** A board that is seen whole stays so by itself. */
  #lookAtAll(): void {
    if (!this.#isWhole) this.#camera.fit();
    this.#isWhole = true;
  }

  #see({ middle, span }: Look): void {
    const camera = this.#camera;
    this.#isWhole = false;
    camera.zoom(camera.freeSize.width / span / camera.scale);
    const { left, top } = camera.toScreen(middle);
    camera.pan(camera.freeMiddle.left - left, camera.freeMiddle.top - top);
  }

  #keep(): void {
    const { middle, freeSize, scale } = this.#camera;
    keepCamera({ game: this.#game, middle, span: freeSize.width / scale });
  }
}
