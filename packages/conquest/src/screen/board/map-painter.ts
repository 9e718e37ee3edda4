import type { BoardView, Scene } from '@vexillum/canvas';
import { $theme } from '@vexillum/frame/theme';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { createAreasView } from './areas-view-of.ts';
import { mapLight } from './map-light.ts';
import { newestSeq } from './strikes-of.ts';

/** What a painter asks of the element that the map lies in, and what it tells it. */
export interface PaintedBoard extends Element {
  /** The territory under the pointer, or that the keys stand on. */
  readonly pointed: string | undefined;
  /** Another map lies there than before: the host has chosen one before START. */
  showed(view: BoardView, isAnotherMap: boolean): void;
}

/** Keeps the picture of the map as the table stands, once a frame at most. */
export class MapPainter {
  readonly #scene: Scene;
  readonly #board: PaintedBoard;
  readonly #viewOf = createAreasView();
  #sitting: ConquestSitting | undefined;
  #view: BoardView | undefined;
  #stops: (() => void)[] = [];
  #frame = 0;
  #light = 1;
  #hasCaptions = false;
  #seenUpTo = -1;

  constructor(scene: Scene, board: PaintedBoard) {
    this.#scene = scene;
    this.#board = board;
  }

  watch(sitting: ConquestSitting): void {
    this.close();
    this.#sitting = sitting;
    this.#seenUpTo = newestSeq(sitting.snapshot);
    this.#light = mapLight(this.#board);
    const { $chosen, $from, $target, $assign, $hover, $focus } = sitting;
    const stores = [sitting.live.$snapshot, $chosen, $from, $target, $assign, $hover, $focus];
    this.#stops = [
      ...stores.map((store) => store.listen(() => this.draw())),
      $theme.listen((theme) => this.#wear(theme)),
    ];
    this.#paint();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
    this.#stops = [];
    // The scene may be gone: a frame that was asked for late draws nothing.
    this.#sitting = undefined;
  }

  draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#paint());
  }

  /** Room for the regions' names takes a while to find; the map need not wait for it. */
  nameRegions(): void {
    this.#hasCaptions = true;
    this.draw();
  }

  #wear(theme: Parameters<Scene['setTheme']>[0]): void {
    this.#light = mapLight(this.#board);
    this.#scene.setTheme(theme);
    this.draw();
  }

  #paint(): void {
    const sitting = this.#sitting;
    if (!sitting) return;
    const before = this.#view;
    const view = this.#viewOf({
      snapshot: sitting.snapshot,
      side: sitting.side,
      aim: sitting.aim,
      pointed: this.#board.pointed,
      target: sitting.$target.get(),
      light: this.#light,
      hasCaptions: this.#hasCaptions,
      seenUpTo: this.#seenUpTo,
    });
    this.#view = view;
    this.#scene.show(view);
    this.#board.showed(view, before !== undefined && before.board !== view.board);
  }
}
