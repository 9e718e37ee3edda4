import { cornersOf, distanceToPolygon, isInBox, placementOf, rectangleFromFront, type Point } from '@vexillum/geometry';
import { poseFrom, type Pose } from '@vexillum/model';
import { createTool, type Tool } from '../create-tool.ts';
import type { ToolEffect } from '../tool-effect.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import { ROTATE_HANDLE, rotateHandleOf } from '../rotate-handle.ts';
import type { ToolWorld } from '../tool-world.ts';

const SCALE = 20;
const DEPTH = 1;

type Kind = ToolEffect['kind'];
type EffectOf<K extends Kind> = Extract<ToolEffect, { readonly kind: K }>;

/** A table with a few stands, 2 by 1 MU, and one hand over it; a screen of 20 pixels to the MU with red at the bottom. */
export class LittleTable {
  readonly poses: Map<string, Pose>;
  readonly effects: ToolEffect[] = [];
  readonly tool: Tool;
  selected: readonly string[] = [];
  isFlipped = false;
  readonly #mine: ReadonlySet<string>;

  /** Places as `[x, y, degrees]`; those of the other side are named in `foreign`. */
  constructor(stands: Readonly<Record<string, readonly [number, number, number]>>, foreign: readonly string[] = []) {
    this.poses = new Map(Object.entries(stands).map(([id, [x, y, degrees]]) => [id, poseFrom(x, y, degrees)]));
    this.#mine = new Set(Object.keys(stands).filter((id) => !foreign.includes(id)));
    this.tool = createTool(this.#world(), (effect) => this.#carryOut(effect));
  }

  /** Where the stand is, in MU and degrees. */
  placeOf(id: string) {
    return placementOf(this.poses.get(id) ?? [0, 0, 0]);
  }

  press(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.#point('down', x, y, more);
  }

  moveTo(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.#point('move', x, y, more);
  }

  release(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.#point('up', x, y, more);
  }

  click(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.press(x, y, more).release(x, y, more);
  }

  key(key: string, more: { readonly shift?: boolean; readonly alt?: boolean } = {}): this {
    this.tool.handle({ kind: 'key', key, shift: false, ctrl: false, alt: false, ...more });
    return this;
  }

  effectsOf<K extends Kind>(kind: K): EffectOf<K>[] {
    return this.effects.filter((effect): effect is EffectOf<K> => effect.kind === kind);
  }

  #point(kind: PointerToolEvent['kind'], x: number, y: number, more: Partial<PointerToolEvent>): this {
    const sign = this.isFlipped ? -1 : 1;
    this.tool.handle({
      kind,
      at: { x, y },
      screen: { left: 400 + sign * x * SCALE, top: 400 - sign * y * SCALE },
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      shift: false,
      ctrl: false,
      alt: false,
      ...more,
    });
    return this;
  }

  #carryOut(effect: ToolEffect): void {
    this.effects.push(effect);
    if (effect.kind === 'select') this.selected = effect.ids;
    if (effect.kind === 'drop') for (const [id, pose] of effect.poses) this.poses.set(id, pose);
  }

  #shapeOf(id: string): readonly Point[] | undefined {
    const pose = this.poses.get(id);
    return pose && cornersOf(rectangleFromFront(placementOf(pose), 2, DEPTH));
  }

  #world(): ToolWorld {
    const world: ToolWorld = {
      hitTest: (point, slop) => {
        const knob = rotateHandleOf(world);
        if (knob && Math.hypot(knob.at.x - point.x, knob.at.y - point.y) <= slop + 0.3)
          return { kind: 'handle', id: ROTATE_HANDLE };
        const id = [...this.poses.keys()].findLast((key) => distanceToPolygon(point, this.#shapeOf(key) ?? []) <= slop);
        return id === undefined ? undefined : { kind: 'stand', id };
      },
      poseOf: (id) => this.poses.get(id),
      shapeOf: (id) => this.#shapeOf(id),
      mayMove: (id) => this.#mine.has(id) && this.poses.has(id),
      selection: () => this.selected,
      piecesIn: (box) =>
        [...this.#mine].filter((id) => (this.#shapeOf(id) ?? []).every((corner) => isInBox(box, corner))),
      scale: () => SCALE,
      isFlipped: () => this.isFlipped,
    };
    return world;
  }
}
