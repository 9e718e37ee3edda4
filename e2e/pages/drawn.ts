import type { Locator } from '@playwright/test';
import { eventually } from '../eventually.ts';
import type { Pose } from '../true-table.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly depth: number;
}

/** Something that a board has really drawn, whatever it was told to draw. */
export interface DrawnThing {
  readonly id: string;
  readonly kind: string;
  /** CSS pixels from the board's corner. */
  readonly seenAt: { readonly left: number; readonly top: number };
  readonly texts: readonly string[];
  readonly isVisible: boolean;
}

/** It lies on the board, in MU. */
export interface DrawnPiece extends DrawnThing {
  readonly at: Point;
  readonly degrees: number;
  readonly box?: Box;
}

interface Layer<Thing> {
  readonly isVisible: boolean;
  readonly kinds: Readonly<Record<string, number>>;
  readonly things: readonly Thing[];
}

interface Answer {
  readonly board: Readonly<Record<string, Layer<DrawnPiece> & { readonly box?: Box }>>;
  readonly screen: Readonly<Record<string, Layer<DrawnThing>>>;
}

interface Drawing extends Element {
  drawn(): Promise<Answer> | undefined;
}

const nowhere = { isVisible: false, kinds: {}, things: [] };

/** What one board has drawn, at one moment. */
export class Drawn {
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  /** The names of all layers of which anything is seen, from below. */
  get layers(): string[] {
    const all = [...Object.entries(this.#answer.board), ...Object.entries(this.#answer.screen)];
    return all.filter(([, { isVisible }]) => isVisible).map(([name]) => name);
  }

  /** How many of each kind can be seen on a layer. */
  kinds(layer: string): Readonly<Record<string, number>> {
    return (this.#answer.board[layer] ?? this.#answer.screen[layer] ?? nowhere).kinds;
  }

  /** What can be seen on a layer of the board. */
  pieces(layer: string): readonly DrawnPiece[] {
    return (this.#answer.board[layer] ?? nowhere).things.filter(({ isVisible }) => isVisible);
  }

  /** What keeps its place on the screen. */
  signs(layer: string): readonly DrawnThing[] {
    return (this.#answer.screen[layer] ?? nowhere).things.filter(({ isVisible }) => isVisible);
  }

  /** Round all that is drawn on a layer, in whole MU. */
  box(layer: string): Box | undefined {
    const box = this.#answer.board[layer]?.box;
    return box && inWholeMu(box);
  }

  /** Where the pieces of a layer lie, as the ledger says it: thousandths of an MU, hundredths of a degree. */
  poses(layer: string): Record<string, Pose> {
    return Object.fromEntries(this.pieces(layer).map(({ id, at, degrees }) => [id, poseOf(at, degrees)]));
  }

  /** Where the pieces of a layer lie, whichever way they look. */
  places(layer: string): Record<string, readonly [x: number, y: number]> {
    return Object.fromEntries(this.pieces(layer).map(({ id, at: { x, y } }) => [id, [milli(x), milli(y)]]));
  }

  /** What can be read on each thing of a layer. */
  texts(layer: string): Record<string, readonly string[]> {
    return Object.fromEntries([...this.pieces(layer), ...this.signs(layer)].map(({ id, texts }) => [id, texts]));
  }
}

const milli = (mu: number): number => Math.round(mu * 1000);

const poseOf = ({ x, y }: Point, degrees: number): Pose => [
  milli(x),
  milli(y),
  Math.round((((degrees % 360) + 360) % 360) * 100),
];

export const inWholeMu = ({ x, y, width, depth }: Box): Box => ({
  x: Math.round(x) + 0,
  y: Math.round(y) + 0,
  width: Math.round(width),
  depth: Math.round(depth),
});

/** What is drawn on a board (a table's or a replay's), once everything that has changed has been drawn. */
export const drawnOn = async (board: Locator): Promise<Drawn> => {
  const answer = await board.evaluate(async (element) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (element as unknown as Drawing).drawn();
  });
  return new Drawn(answer ?? { board: {}, screen: {} });
};

/** Sooner or later this is what is drawn. */
export const isDrawn = async <T>(board: Locator, read: (drawn: Drawn) => T, wanted: T, what: string): Promise<void> =>
  eventually(async () => read(await drawnOn(board)), what).toEqual(wanted);
