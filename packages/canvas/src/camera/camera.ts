import { centerOfBox, type Box, type Point, type ScreenPoint } from '@vexillum/geometry';
import * as maths from './camera-maths.ts';
import type { CameraState, Inset, Screen, ScreenSize } from './camera-maths.ts';
import { isUpright, nearSide, type Quarters, quartersFor, wayOnBoard } from './quarters.ts';

/** Takes the steps of a glide, each with the part (to 1) of the way that is done by then. Returns the way to stop it. */
export type Glide = (step: (part: number) => void) => () => void;

/** Without a glide the camera is there at once. */
const jump: Glide = (step) => {
  step(1);
  return () => {};
};

/** What the reader looks at. Board points are MU, screen points CSS pixels from the view's top left corner. */
export class Camera {
  #state: CameraState = { center: { x: 0, y: 0 }, scale: 10, quarters: 0 };
  #screen: Screen = { width: 1, height: 1, inset: maths.noInset };
  #board: Box = { x: 0, y: 0, width: 1, depth: 1 };
  /** While true, a new size of the window fits the board again. */
  #isFitted = true;
  readonly #listeners = new Set<() => void>();
  readonly #glide: Glide;
  #stopGlide = () => {};

  constructor(glide: Glide = jump) {
    this.#glide = glide;
  }

  get state(): CameraState {
    return this.#state;
  }

  get size(): ScreenSize {
    return this.#screen;
  }

  /** The size of what nothing covers. */
  get freeSize(): ScreenSize {
    return maths.freeSize(this.#screen);
  }

  /** Where on the screen the middle of what nothing covers is. */
  get freeMiddle(): ScreenPoint {
    return maths.freeMiddle(this.#screen);
  }

  /** The board point there. */
  get middle(): Point {
    return maths.middleOf(this.#state, this.#screen);
  }

  /** Whether the whole board is shown, and stays so with another window. */
  get isFitted(): boolean {
    return this.#isFitted;
  }

  /** CSS pixels per MU. */
  get scale(): number {
    return this.#state.scale;
  }

  get quarters(): Quarters {
    return this.#state.quarters;
  }

  /** Whether the board's width goes up and down the screen. */
  get isUpright(): boolean {
    return isUpright(this.quarters);
  }

  /** The way on the board that leads so far to the right and up on the screen. */
  wayOnBoard(right: number, up: number): Point {
    return wayOnBoard(this.quarters, right, up);
  }

  /** How many MU of the board's width there is room for where nothing covers it. */
  get span(): number {
    return maths.roomOf(this.freeSize, this.quarters).forWidth / this.scale;
  }

  /** How many times larger the whole board would be in this window if it were turned upright, whatever covers its edges. */
  get gainUpright(): number {
    return maths.gainUpright(this.#screen, this.#board);
  }

  toScreen(point: Point): ScreenPoint {
    return maths.toScreen(this.#state, this.#screen, point);
  }

  toBoard(at: ScreenPoint): Point {
    return maths.toBoard(this.#state, this.#screen, at);
  }

  /** Pushes the table right and down by these CSS pixels. */
  pan(right: number, down: number): void {
    this.#stopGlide();
    this.#isFitted = false;
    this.#become(maths.panned(this.#state, this.#screen, this.#board, right, down));
  }

  zoomAt(factor: number, at: ScreenPoint): void {
    this.#stopGlide();
    this.#isFitted = false;
    this.#become(maths.zoomed(this.#state, this.#screen, this.#board, factor, at));
  }

  /** Zooms about the middle of what is seen. */
  zoom(factor: number): void {
    this.zoomAt(factor, this.freeMiddle);
  }

  /** The whole board, or an area of it. */
  fit(area?: Box): void {
    this.#isFitted = area === undefined;
    this.#glideTo(maths.fitTo(this.#state, this.#screen, area ?? this.#board));
  }

  /** Close to the base edge that is at the bottom, or at the left: one's own half of the table. */
  home(): void {
    const { x, y, width, depth } = this.#board;
    this.#isFitted = false;
    const own = {
      x: x + width / 4,
      y: nearSide(this.quarters) === 'blue' ? y + depth / 2 : y,
      width: width / 2,
      depth: depth / 2,
    };
    this.#glideTo(maths.fitTo(this.#state, this.#screen, own));
  }

  /** Brings a board point to the middle of what nothing covers. */
  lookAt(point: Point): void {
    this.#isFitted = false;
    this.#glideTo(maths.lookingAt(this.#state, this.#screen, point));
  }

  /** Something has come over the edges or gone: what was in the middle is there again at once, and these points are seen. A board that is seen whole is so anyway. */
  keepInSight(middle: Point, points: readonly Point[]): void {
    if (this.#isFitted) return;
    const [was, now] = [this.toScreen(middle), this.freeMiddle];
    this.pan(now.left - was.left, now.top - was.top);
    if (points.length === 0) return;
    const places = points.map((point) => this.toScreen(point));
    const { width, height } = this.freeSize;
    const right = maths.pushToSee(
      width,
      now.left,
      places.map(({ left }) => left),
    );
    const down = maths.pushToSee(
      height,
      now.top,
      places.map(({ top }) => top),
    );
    this.pan(right, down);
  }

  /** Turns the board so that this side's base edge is at the bottom, or at the left where the board is turned upright. */
  lay(near: 'red' | 'blue', isTurnedUpright = false): void {
    const quarters = quartersFor(near, isTurnedUpright);
    if (quarters === this.#state.quarters) return;
    this.#stopGlide();
    const turned = { ...this.#state, quarters };
    // A fit that was still gliding is finished: the reader asked for the whole board.
    this.#become(this.#isFitted ? maths.fitTo(turned, this.#screen, this.#board) : turned);
  }

  /** Called when the board has changed its size; fits it. */
  setBoard(board: Box): void {
    this.#stopGlide();
    this.#board = board;
    this.#isFitted = true;
    this.#become(maths.fitTo(this.#state, this.#screen, board));
  }

  resize({ width, height }: ScreenSize): void {
    this.#seeOn({ ...this.#screen, width, height });
  }

  /** Something floats over the edges now, or no longer. A board that is seen whole stays so; what the reader has chosen to look at stays where it is. */
  setInset(inset: Inset): void {
    this.#seeOn({ ...this.#screen, inset });
  }

  #seeOn(screen: Screen): void {
    this.#stopGlide();
    this.#screen = screen;
    this.#become(this.#isFitted ? maths.fitTo(this.#state, screen, this.#board) : this.#state);
  }

  /** Calls after every change of what is seen. Returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The board point in the middle of the board. */
  get boardCenter(): Point {
    return centerOfBox(this.#board);
  }

  #glideTo(target: CameraState): void {
    this.#stopGlide();
    const from = this.#state;
    const between = (a: number, b: number, part: number) => a + (b - a) * part;
    this.#stopGlide = this.#glide((part) =>
      this.#become({
        center: {
          x: between(from.center.x, target.center.x, part),
          y: between(from.center.y, target.center.y, part),
        },
        scale: from.scale * (target.scale / from.scale) ** part,
        quarters: target.quarters,
      }),
    );
  }

  #become(state: CameraState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
