import type { Point } from '@vexillum/geometry';
import { MILLI_MU } from '@vexillum/model';
import type { Scene } from '@vexillum/scene';
import {
  createTool,
  type KeyToolEvent,
  type PointerToolEvent,
  type Poses,
  type Tool,
  type ToolEffect,
  type ToolWorld,
  type WheelToolEvent,
} from '@vexillum/tools';
import type { Desk } from '../desk.ts';
import { boardWorld } from './board-world.ts';
import { commitPoses } from './commit-poses.ts';
import { SIZE_HANDLE, type Sizing, sizingTo } from './handles.ts';

/** Moves by keys that follow each other so fast are one move: one action, one undo. */
const KEYS_PAUSE_MS = 450;

/** Carries out what the tools want: selection and previews on the desk, drops as actions, the camera at once. */
export class BoardHand {
  readonly world: ToolWorld;
  readonly #desk: Desk;
  readonly #scene: Scene;
  readonly #tool: Tool;
  readonly #askNote: (at: Point) => void;
  #sizing: { readonly pointer: number; readonly now: Sizing | undefined } | undefined;
  #sketch: readonly Point[] | undefined;
  #keysMoved: Poses | undefined;
  #keysPause: ReturnType<typeof setTimeout> | undefined;
  #isKey = false;

  constructor(desk: Desk, scene: Scene, askNote: (at: Point) => void) {
    this.#desk = desk;
    this.#scene = scene;
    this.#askNote = askNote;
    this.world = boardWorld(desk, scene);
    this.#tool = createTool(this.world, (effect) => this.#carryOut(effect));
  }

  /** The terrain that is being resized, and to what. */
  get sizing(): Sizing | undefined {
    return this.#sizing?.now;
  }

  pointer(event: PointerToolEvent): void {
    if (event.kind === 'down') this.commitKeys();
    if (!this.#isForPlan(event) && !this.#isForSize(event)) this.#tool.handle(event);
  }

  wheel(event: WheelToolEvent): void {
    this.#tool.handle(event);
  }

  key(event: KeyToolEvent): void {
    if (event.key === 'Escape') this.#dropAll();
    this.#isKey = true;
    this.#tool.handle(event);
    this.#isKey = false;
  }

  /** The browser took the pointer away: everything is as before. */
  cancel(pointerId: number): void {
    this.#tool.handle({ kind: 'cancel', pointerId });
    this.#dropAll();
  }

  leave(): void {
    this.#desk.$hover.set(undefined);
    if (!this.#desk.isSpectator) this.#desk.live.present({ cursor: null });
  }

  /** What the keys have moved so far becomes an action. */
  commitKeys(): void {
    clearTimeout(this.#keysPause);
    const moved = this.#keysMoved;
    this.#keysMoved = undefined;
    if (moved) this.#putDown(moved);
  }

  #dropAll(): void {
    clearTimeout(this.#keysPause);
    this.#keysMoved = undefined;
    this.#sizing = undefined;
    this.#sketch = undefined;
    this.#desk.emptyHand();
    this.#desk.$marquee.set(undefined);
    this.#desk.$sketch.set(undefined);
    this.#desk.$tool.set('select');
  }

  #carryOut(effect: ToolEffect): void {
    const desk = this.#desk;
    const { camera } = this.#scene;
    switch (effect.kind) {
      case 'select':
        return desk.select(effect.ids);
      case 'preview':
        return desk.hold(effect.poses);
      case 'drop':
        return this.#isKey ? this.#holdForKeys(effect.poses) : this.#putDown(effect.poses);
      case 'cancel':
        return desk.emptyHand();
      case 'pan':
        return camera.pan(effect.right, effect.down);
      case 'zoom':
        return camera.zoomAt(effect.factor, effect.at);
      case 'hover':
        return desk.$hover.set(effect.id);
      case 'marquee':
        return desk.$marquee.set(effect.box);
      case 'cursor':
        return this.#showCursor(effect.at);
      case 'ping':
        return desk.isSpectator ? undefined : desk.ping(effect.at);
      case 'wake':
        setTimeout(() => this.#tool.handle({ kind: 'wake', ticket: effect.ticket }), effect.after);
        return;
      default:
        effect satisfies never;
    }
  }

  #showCursor(at: Point): void {
    if (!this.#desk.isSpectator)
      this.#desk.live.present({ cursor: [Math.round(at.x * MILLI_MU), Math.round(at.y * MILLI_MU)] });
  }

  #putDown(poses: Poses): void {
    commitPoses(this.#desk, poses);
    // After the action: its guess is on the board then, and the pieces do not jump back in between.
    this.#desk.emptyHand();
  }

  #holdForKeys(poses: Poses): void {
    this.#keysMoved = poses;
    this.#desk.hold(poses);
    clearTimeout(this.#keysPause);
    this.#keysPause = setTimeout(() => this.commitKeys(), KEYS_PAUSE_MS);
  }

  #isForSize(event: PointerToolEvent): boolean {
    if (event.kind === 'down') {
      if (this.world.hitTest(event.at, 4 / this.#scene.camera.scale)?.id !== SIZE_HANDLE) return false;
      this.#sizing = { pointer: event.pointerId, now: undefined };
      return true;
    }
    if (this.#sizing?.pointer !== event.pointerId) return false;
    const now = sizingTo(this.#desk, event.at);
    this.#sizing = event.kind === 'up' ? undefined : { pointer: event.pointerId, now };
    if (event.kind === 'up' && now) this.#resize(now);
    // Whoever draws the board looks at the hand; a new one tells him to look again.
    this.#desk.$hand.set(new Map(this.#desk.$hand.get()));
    return true;
  }

  #resize({ id, size }: Sizing): void {
    const to = this.#desk.snapshot.public.pose.get(id);
    if (to) void this.#desk.act('move-terrain', { id, to, size });
  }

  /** Arrows and notes of the plan are drawn with tools of their own. */
  #isForPlan(event: PointerToolEvent): boolean {
    const tool = this.#desk.$tool.get();
    if (event.kind === 'down' && tool === 'note') this.#askNote(event.at);
    if (tool === 'note') return true;
    if (tool !== 'arrow') return false;
    if (event.kind === 'down') this.#sketch = [event.at];
    else if (this.#sketch) this.#sketch = [...this.#sketch, event.at];
    this.#desk.$sketch.set(this.#sketch);
    if (event.kind === 'up' && this.#sketch) this.#putArrow(this.#sketch);
    return true;
  }

  #putArrow(points: readonly Point[]): void {
    this.#sketch = undefined;
    this.#desk.$sketch.set(undefined);
    this.#desk.$tool.set('select');
    const [first, last] = [points[0], points.at(-1)];
    if (first && last && Math.hypot(last.x - first.x, last.y - first.y) >= SHORTEST_ARROW)
      this.#desk.putArrow(thinned(points));
  }
}

/** In MU: shorter is a slip of the hand. */
const SHORTEST_ARROW = 0.5;
const ARROW_POINTS = 12;

const thinned = (points: readonly Point[]): readonly Point[] => {
  const step = Math.max(1, Math.ceil(points.length / ARROW_POINTS));
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
};
