import { bodyAt, type Body, placementOf, type Point, type ScreenPoint } from '@vexillum/geometry';
import { commitDraft } from './draft/index.ts';
import type { MoveDraft } from './draft/move-draft.ts';
import type { Hand } from './hand.ts';
import { measure } from './measure/ruler.ts';
import type { Ruler } from './measure/ruler.ts';
import type { ToolEffect } from './tool-effect.ts';
import type { InkLayer, ToolMode } from './tool-mode.ts';
import type { ToolWorld } from './tool-world.ts';

/** A tool that a held key lends: let go, it gives the former one back, unless it was only tapped. */
interface LentMode {
  readonly key: string;
  readonly back: ToolMode;
  isUsed: boolean;
}

/** The click before. A tool has no clock, so a ticket is asked for, and the click forgotten when that comes. */
interface LastClick {
  readonly id: string;
  readonly screen: ScreenPoint;
  readonly ticket: number;
}

/** What the hand of a table keeps between gestures. */
export class HandAtTable implements Hand {
  readonly world: ToolWorld;
  readonly emit: (effect: ToolEffect) => void;
  isSnapping = true;
  /** Taps add to the selection. */
  isAdding = false;
  mode: ToolMode = 'select';
  layer: InkLayer = 'table';
  lent: LentMode | undefined;
  lastClick: LastClick | undefined;
  /** Where the pointer was last. */
  cursor: Point | undefined;
  #draft: MoveDraft | undefined;
  #ruler: Ruler | undefined;
  #tickets = 0;

  constructor(world: ToolWorld, emit: (effect: ToolEffect) => void) {
    this.world = world;
    this.emit = emit;
  }

  newTicket(): number {
    this.#tickets += 1;
    return this.#tickets;
  }

  get draft(): MoveDraft | undefined {
    return this.#draft;
  }

  setDraft(draft: MoveDraft | undefined): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    this.emit({ kind: 'draft', draft });
    this.measureAgain();
  }

  get ruler(): Ruler | undefined {
    return this.#ruler;
  }

  setRuler(ruler: Ruler | undefined): void {
    if (ruler === this.#ruler) return;
    this.#ruler = ruler;
    this.emit({ kind: 'ruler', ruler });
  }

  /** A ruler goes with the stands that it sticks to. */
  measureAgain(): void {
    const before = this.#ruler;
    if (!before || (before.from.stand === undefined && before.to.stand === undefined)) return;
    const now = measure(this.bodies, before.from, before.to);
    if (now.distance !== before.distance || !isSameEnd(now, before)) this.setRuler(now);
  }

  /** The stands where they are seen: those of the move in the making where it brings them. */
  readonly bodies = { byId: { get: (id: string): Body | undefined => this.#bodyOf(id) } };

  #bodyOf(id: string): Body | undefined {
    const body = this.world.geometry().byId.get(id);
    const drafted = this.#draft?.plan.poses[id];
    return body && drafted ? bodyAt(body, placementOf(drafted)) : body;
  }

  /** Another tool for good. */
  takeUp(mode: ToolMode, layer: InkLayer = this.layer): void {
    this.lent = undefined;
    this.mode = mode;
    this.layer = layer;
  }

  /** A tool that a key has lent is given back. */
  giveBack(): void {
    if (this.lent) this.takeUp(this.lent.back);
  }

  /** Selects these and no others. A move in the making is put down first: it was made for the selection before. */
  select(ids: readonly string[]): void {
    const now = new Set(this.world.selection());
    if (ids.length === now.size && ids.every((id) => now.has(id))) return;
    this.putDown();
    this.emit({ kind: 'select', ids });
  }

  /** A move in the making becomes a move. */
  putDown(): void {
    if (this.#draft) commitDraft(this);
  }
}

const isSameEnd = (a: Ruler, b: Ruler): boolean =>
  a.from.at.x === b.from.at.x && a.from.at.y === b.from.at.y && a.to.at.x === b.to.at.x && a.to.at.y === b.to.at.y;
