import { territoryOf } from '../../rules/index.ts';
import type { Point, ScreenPoint } from '@vexillum/geometry';
import { tableOf } from '@vexillum/model';
import type { Scene, ScreenSize } from '@vexillum/canvas';
import type { ConquestSitting } from '../conquest-sitting.ts';
import { CameraMemory } from './camera-memory.ts';
import { mapFrame } from './map-frame.ts';

/** How far beside a miniature or a small island still means it, in CSS pixels: a finger covers what it points at. */
const SLOP: Readonly<Record<string, number>> = { mouse: 3, pen: 8, touch: 18 };

/** What one reader sees of the map, and where on their screen things are. */
export class MapSight {
  readonly #scene: Scene;
  readonly #sitting: ConquestSitting;
  readonly #memory: CameraMemory;

  constructor(scene: Scene, sitting: ConquestSitting) {
    this.#scene = scene;
    this.#sitting = sitting;
    const game = tableOf(sitting.snapshot)?.gameId ?? '';
    this.#memory = new CameraMemory(scene.camera, game, () => ({
      board: mapFrame(sitting.board.pack),
      at: this.#home(),
    }));
    this.#memory.restore();
  }

  close(): void {
    this.#memory.close();
  }

  /** Another size of the screen: what is aimed at is still seen. */
  resized(): void {
    this.#memory.resized();
    const { $target, aim } = this.#sitting;
    const to = $target.get();
    if (to !== undefined) this.#lookAt(to, aim.from);
  }

  restore(): void {
    this.#memory.restore();
  }

  pan(right: number, down: number): void {
    this.#scene.camera.pan(right, down);
    this.#memory.note();
  }

  zoom(factor: number): void {
    this.#scene.camera.zoom(factor);
    this.#memory.note();
  }

  zoomAt(factor: number, at: ScreenPoint): void {
    this.#scene.camera.zoomAt(factor, at);
    this.#memory.note();
  }

  fit(): void {
    this.#memory.fit();
  }

  /** Somebody is to be shown something, and should see where on the map it is. */
  showWhole(): void {
    this.#memory.whole();
  }

  /** The whole map is seen, and a part of it could be read more easily: `fit` shows that next. */
  get isTooSmall(): boolean {
    return this.#memory.isTooSmall;
  }

  /** The territory under a point of the screen. */
  idAt(at: ScreenPoint, pointerType: string): string | undefined {
    const { camera } = this.#scene;
    const slop = (SLOP[pointerType] ?? 0) / camera.scale;
    return this.#scene.hitTest(camera.toBoard(at), { slop })?.id;
  }

  /** Where a territory's miniature stands, in CSS pixels from the board's corner. */
  placeOf(id: string): ScreenPoint | undefined {
    const point = this.#pointOf(id);
    return point && this.#scene.camera.toScreen(point);
  }

  /** A territory, with the one that an attack on it comes from. */
  bringIntoSight(id: string, from?: string): void {
    if (this.#lookAt(id, from)) this.#memory.led();
  }

  /** True where it was out of sight; of a map that is seen whole nothing is. */
  #lookAt(id: string, from: string | undefined): boolean {
    const { camera } = this.#scene;
    const to = this.placeOf(id);
    if (!to || this.#memory.isWhole) return false;
    const { freeSize, freeMiddle } = camera;
    const [left, top] = [freeMiddle.left - freeSize.width / 2, freeMiddle.top - freeSize.height / 2];
    const inRoom = (at: ScreenPoint): ScreenPoint => ({ left: at.left - left, top: at.top - top });
    const start = from === undefined ? undefined : this.placeOf(from);
    const look = lookAtWay(freeSize, start && inRoom(start), inRoom(to));
    if (look) camera.lookAt(camera.toBoard({ left: look.left + left, top: look.top + top }));
    return look !== undefined;
  }

  #pointOf(id: string): Point | undefined {
    const { pack } = this.#sitting.board;
    const territory = this.#sitting.board.territory(id);
    return territory && mapFrame(pack).at(territory.label);
  }

  /** The middle of one's own land; of the map where one has none. */
  #home(): Point {
    const { board, snapshot, side } = this.#sitting;
    const own = side === undefined ? [] : board.territories.filter((id) => territoryOf(snapshot, id).owner === side);
    const points = own.flatMap((id) => this.#pointOf(id) ?? []);
    const { width, depth } = mapFrame(board.pack);
    if (points.length === 0) return { x: width / 2, y: depth / 2 };
    const mean = (pick: (point: Point) => number) =>
      points.reduce((sum, point) => sum + pick(point), 0) / points.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  }
}

/** What is nearer to the edge of the board than this, in CSS pixels, is not really seen. */
const EDGE = 56;

/** How far to push along one axis so that `to` is seen, and `from` with it where both have room. */
const push = (all: number, from: number, to: number): number => {
  const room = all - 2 * EDGE;
  const [least, most] = Math.abs(from - to) <= room ? [Math.min(from, to), Math.max(from, to)] : [to, to];
  if (least < EDGE) return least - EDGE;
  return Math.max(0, most - (all - EDGE));
};

/** What to have in the middle so that both ends of a way are seen, or its target where they have no room; `undefined` where they are already. */
export const lookAtWay = (
  { width, height }: ScreenSize,
  from: ScreenPoint | undefined,
  to: ScreenPoint,
): ScreenPoint | undefined => {
  const start = from ?? to;
  const [right, down] = [push(width, start.left, to.left), push(height, start.top, to.top)];
  return right === 0 && down === 0 ? undefined : { left: width / 2 + right, top: height / 2 + down };
};
