import {
  cornersOf,
  distanceToLine,
  distanceToPolygon,
  isInBox,
  type MoveRules,
  placementOf,
  type Point,
  rectangleFromCenter,
  rectangleFromFront,
  type ScreenPoint,
  type World,
  worldOf,
} from '@vexillum/geometry';
import { poseFrom, type Pose } from '@vexillum/model';
import { createTool } from '../tool-at-table.ts';
import type { HandleKind } from '../handle.ts';
import type { Tool } from '../tool.ts';
import type { ToolEffect } from '../tool-effect.ts';
import type { KeyToolEvent, PointerToolEvent } from '../tool-event.ts';
import type { ToolHit, ToolWorld } from '../tool-world.ts';

/** x and y in MU, then the heading in degrees. */
export type Where = readonly [x: number, y: number, degrees: number];

/** What lies on a little table beside the stands. An id says what it is: `terrain:wood`, `camp:red`, `marker:A`, `drawing:1`. */
export interface LittleParts {
  readonly scenery?: Readonly<Record<string, Where>>;
  /** Width and depth in MU, of stands and scenery; a stand is 2 by 1 and anything else 4 by 2 where nothing is said. */
  readonly sizes?: Readonly<Record<string, readonly [width: number, depth: number]>>;
  /** Ink on the table and of the plan. */
  readonly ink?: Readonly<Record<string, readonly Point[]>>;
  /** Scenery of the other side. */
  readonly foreign?: readonly string[];
  readonly rules?: MoveRules;
}

type Kind = ToolEffect['kind'];
export type EffectOf<K extends Kind> = Extract<ToolEffect, { readonly kind: K }>;
type Keys = Partial<Omit<KeyToolEvent, 'kind' | 'key'>>;

const SCALE = 20;
const FINGER = { pointerType: 'touch' } as const;

/** Every base and every piece of terrain is a rectangle here; sizes are in MU. */
const usualSize = (id: string): readonly [number, number] => (id.startsWith('stand:') ? [2, 1] : [4, 2]);

/**
 * A table of 90 by 36 MU with a few stands and one hand over it; a screen of 20 pixels to the MU with red at the bottom. It carries out
 * what the hand wants, as a table would: selects, puts down, resizes, and keeps the time that the hand asked to be woken at.
 */
export class LittleTable {
  readonly poses: Map<string, Pose>;
  readonly sizes: Map<string, readonly [number, number]>;
  readonly ink: Map<string, readonly Point[]>;
  readonly effects: ToolEffect[] = [];
  readonly tool: Tool;
  selected: readonly string[] = [];
  /** Which way of the board leads to the right on the screen. */
  rightWay: Point = { x: 1, y: 0 };
  rules: MoveRules;
  conformSlide = 1;
  scale = SCALE;
  knobRadius = 11;
  /** Who else holds a piece just now. */
  readonly holders = new Map<string, string>();
  readonly turnStarts = new Map<string, Pose>();
  readonly foreign: Set<string>;
  #alarms: { readonly ticket: number; readonly due: number }[] = [];
  #now = 0;
  #geometry: { readonly of: string; readonly world: World } | undefined;

  /** Stands as `[x, y, degrees]`, by the middle of the front edge; those of the other side are named in `foes`. */
  constructor(stands: Readonly<Record<string, Where>>, foes: readonly string[] = [], parts: LittleParts = {}) {
    const pieces = Object.entries({ ...stands, ...parts.scenery });
    this.poses = new Map(pieces.map(([id, [x, y, degrees]]) => [id, poseFrom(x, y, degrees)]));
    this.sizes = new Map(pieces.map(([id]) => [id, parts.sizes?.[id] ?? usualSize(id)]));
    this.ink = new Map(Object.entries(parts.ink ?? {}));
    this.foreign = new Set([...foes, ...(parts.foreign ?? [])]);
    this.rules = parts.rules ?? { measure: 'chord', budget: 4 };
    this.tool = createTool(this.world, (effect) => this.#carryOut(effect));
  }

  // --- what a player does ---

  press(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.point('down', x, y, more);
  }

  moveTo(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.point('move', x, y, more);
  }

  release(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.point('up', x, y, more);
  }

  click(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.press(x, y, more).release(x, y, more);
  }

  /** Pressed at the first point, let go at the last, through all between. */
  drag(points: readonly (readonly [x: number, y: number])[], more: Partial<PointerToolEvent> = {}): this {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return this;
    this.press(first[0], first[1], more);
    for (const [x, y] of points.slice(1)) this.moveTo(x, y, more);
    return this.release(last[0], last[1], more);
  }

  /** With a finger: the first one unless another is named. */
  tap(x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    return this.click(x, y, { ...FINGER, ...more });
  }

  /** Where the knob is; a bug where there is none. */
  knob(id: HandleKind): Point {
    const handle = this.tool.handles().find((each) => each.id === id);
    if (!handle)
      throw new Error(
        `there is no knob ${id}: ${this.tool
          .handles()
          .map((each) => each.id)
          .join(', ')}`,
      );
    return handle.at;
  }

  /** A knob dragged by so many MU, and let go. */
  dragKnob(id: HandleKind, dx: number, dy: number, more: Partial<PointerToolEvent> = {}): this {
    const { x, y } = this.knob(id);
    return this.drag(
      [
        [x, y],
        [x + dx / 2, y + dy / 2],
        [x + dx, y + dy],
      ],
      more,
    );
  }

  key(key: string, more: Keys = {}): this {
    this.asks(key, more);
    return this;
  }

  /** Presses a key; whether it meant something. */
  asks(key: string, more: Keys = {}): boolean {
    return this.tool.key({ kind: 'key', key, shift: false, ctrl: false, alt: false, ...more });
  }

  /** So many milliseconds go by. */
  wait(milliseconds: number): this {
    this.#now += milliseconds;
    const due = this.#alarms.filter((alarm) => alarm.due <= this.#now);
    this.#alarms = this.#alarms.filter((alarm) => alarm.due > this.#now);
    for (const { ticket } of due) this.tool.handle({ kind: 'wake', ticket });
    return this;
  }

  point(kind: PointerToolEvent['kind'], x: number, y: number, more: Partial<PointerToolEvent> = {}): this {
    const at = { x, y };
    const screen = this.screenOf(at);
    const usual = { pointerId: 1, pointerType: 'mouse', button: 0, shift: false, ctrl: false, alt: false } as const;
    this.tool.handle({ kind, at, screen, ...usual, ...more });
    return this;
  }

  screenOf({ x, y }: Point): ScreenPoint {
    const { x: across, y: along } = this.rightWay;
    return {
      left: 400 + (across * x + along * y) * this.scale,
      top: 400 - (across * y - along * x) * this.scale,
    };
  }

  // --- what a player sees ---

  /** Where the piece is, in MU and degrees. */
  placeOf(id: string) {
    return placementOf(this.poses.get(id) ?? [0, 0, 0]);
  }

  effectsOf<K extends Kind>(kind: K): EffectOf<K>[] {
    return this.effects.filter((effect): effect is EffectOf<K> => effect.kind === kind);
  }

  last<K extends Kind>(kind: K): EffectOf<K> | undefined {
    return this.effectsOf(kind).at(-1);
  }

  // --- what a table does ---

  #carryOut(effect: ToolEffect): void {
    this.effects.push(effect);
    if (effect.kind === 'select') this.selected = effect.ids;
    if (effect.kind === 'drop') for (const [id, pose] of effect.poses) this.poses.set(id, pose);
    if (effect.kind === 'commit')
      for (const [id, pose] of Object.entries(effect.draft.plan.poses)) this.poses.set(id, pose);
    if (effect.kind === 'wake') this.#alarms.push({ ticket: effect.ticket, due: this.#now + effect.after });
    if (effect.kind === 'resize' && effect.isDone && effect.size)
      this.sizes.set(effect.id, [effect.size[0] / 1000, effect.size[1] / 1000]);
    if (effect.kind === 'erase') this.ink.delete(effect.id);
  }

  readonly world: ToolWorld = {
    hitTest: (point, slop) => this.#hitTest(point, slop),
    poseOf: (id) => this.poses.get(id),
    shapeOf: (id) => this.#shapeOf(id),
    isStand: (id) => id.startsWith('stand:') && this.poses.has(id),
    // Terrain lies still until it is selected, as on the real table.
    mayMove: (id) => this.#isMine(id) && (!id.startsWith('terrain:') || this.selected.includes(id)),
    holderOf: (id) => this.holders.get(id),
    selection: () => this.selected,
    piecesIn: (box) => this.#ownStands().filter((id) => this.#shapeOf(id)?.every((corner) => isInBox(box, corner))),
    ownStands: () => this.#ownStands(),
    geometry: () => this.#world(),
    rulesFor: () => this.rules,
    conformSlide: () => this.conformSlide,
    turnStartOf: (id) => this.turnStarts.get(id),
    sizeLimitsOf: (id) => (id.startsWith('terrain:') ? { smallest: [2000, 1000], largest: [8000, 6000] } : undefined),
    scale: () => this.scale,
    knobRadius: () => this.knobRadius,
    wayOnBoard: (right, up) => ({
      x: this.rightWay.x * right - this.rightWay.y * up,
      y: this.rightWay.y * right + this.rightWay.x * up,
    }),
  };

  #isMine(id: string): boolean {
    return this.poses.has(id) && !this.foreign.has(id);
  }

  /** From left to right: one command. */
  #ownStands(): string[] {
    const own = [...this.poses.keys()].filter((id) => id.startsWith('stand:') && this.#isMine(id));
    return own.toSorted((a, b) => (this.poses.get(a)?.[0] ?? 0) - (this.poses.get(b)?.[0] ?? 0));
  }

  #hitTest(point: Point, slop: number): ToolHit | undefined {
    const away = (id: string) => distanceToPolygon(point, this.#shapeOf(id) ?? []);
    // As on a drawn board: the nearest, and of several at the same distance the one on top.
    const hit = (of: string) =>
      [...this.poses.keys()]
        .filter((id) => id.startsWith(of) && away(id) <= slop)
        .toReversed()
        .toSorted((a, b) => away(a) - away(b))[0];
    const piece = hit('stand:') ?? hit('marker:');
    if (piece !== undefined) return hitOf(piece);
    const ink = [...this.ink].findLast(([, points]) => distanceToLine(point, points) <= slop + 0.15)?.[0];
    const under = ink ?? hit('camp:') ?? hit('terrain:');
    return under === undefined ? undefined : hitOf(under);
  }

  #shapeOf(id: string): readonly Point[] | undefined {
    const pose = this.poses.get(id);
    const size = this.sizes.get(id);
    if (!pose || !size) return undefined;
    const rectangle = id.startsWith('stand:') ? rectangleFromFront : rectangleFromCenter;
    return cornersOf(rectangle(placementOf(pose), size[0], size[1]));
  }

  #world(): World {
    const of = JSON.stringify([[...this.poses], [...this.sizes]]);
    if (this.#geometry?.of !== of) this.#geometry = { of, world: this.#worldNow() };
    return this.#geometry.world;
  }

  #worldNow(): World {
    const side = (id: string) => (this.foreign.has(id) ? 'blue' : 'red');
    const size = (id: string) => this.sizes.get(id) ?? usualSize(id);
    const pieces = [...this.poses].map(([id, pose]) => ({ id, pose, width: size(id)[0], depth: size(id)[1] }));
    const named = (start: string) => pieces.filter(({ id }) => id.startsWith(start));
    return worldOf({
      stands: named('stand:').map((stand) => ({ ...stand, side: side(stand.id) })),
      terrain: named('terrain:').map(({ id }) => ({ id, polygon: this.#shapeOf(id) ?? [] })),
      camps: named('camp:').map(({ id, pose, width, depth }) => ({
        id,
        side: side(id),
        rectangle: rectangleFromCenter(placementOf(pose), width, depth),
      })),
      board: { x: 0, y: 0, width: 90, depth: 36 },
    });
  }
}

const hitOf = (id: string): ToolHit => ({ kind: id.slice(0, id.indexOf(':')), id });
