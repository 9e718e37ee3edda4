import type { Leg, Point, ScreenPoint } from '@vexillum/geometry';
import { Pinching } from './camera/pinching.ts';
import { zoomByWheel } from './camera/zoom-by-wheel.ts';
import { addLegs, cancelDraft, replan, returnToTurnStart, stepBack } from './draft/index.ts';
import type { MoveDraft, ProposalKind } from './draft/move-draft.ts';
import { HandAtTable } from './hand-at-table.ts';
import type { ToolState, ToolStateName } from './hand.ts';
import type { ToolHandle } from './handle.ts';
import { handlesOf } from './pick.ts';
import { heldBy } from './holders.ts';
import { handleKey } from './keys/handle-key.ts';
import { proposeAnew } from './keys/deeds.ts';
import { Loupe } from './loupe.ts';
import { Measuring } from './measure/measuring.ts';
import { measure } from './measure/ruler.ts';
import type { Ruler, RulerEnd } from './measure/ruler.ts';
import { Selecting } from './select/selecting.ts';
import { isDragFrom } from './slop.ts';
import type { ToolEffect } from './tool-effect.ts';
import type { KeyToolEvent, PointerToolEvent, ToolEvent, WakeToolEvent, WheelToolEvent } from './tool-event.ts';
import type { InkLayer, ToolMode } from './tool-mode.ts';
import type { ToolWorld } from './tool-world.ts';
import type { Tool } from './tool.ts';

interface Finger {
  readonly down: PointerToolEvent;
  readonly now: PointerToolEvent;
}

/** Hands each event to the state whose turn it is. What holds for every state is done here: the wheel, fingers, giving up, the loupe. */
class ToolAtTable implements Tool {
  readonly #hand: HandAtTable;
  readonly #free: ToolState;
  readonly #loupe: Loupe;
  /** Everything that is pressed just now, oldest first. */
  readonly #fingers = new Map<number, Finger>();
  #state: ToolState;

  constructor(world: ToolWorld, emit: (effect: ToolEffect) => void) {
    this.#hand = new HandAtTable(world, emit);
    this.#loupe = new Loupe(this.#hand);
    this.#free = new Selecting(this.#hand);
    this.#state = this.#free;
  }

  get state(): ToolStateName {
    return this.#state.name;
  }

  get mode(): ToolMode {
    return this.#hand.mode;
  }

  get draft(): MoveDraft | undefined {
    return this.#hand.draft;
  }

  get ruler(): Ruler | undefined {
    return this.#hand.ruler;
  }

  get isSnapping(): boolean {
    return this.#hand.isSnapping;
  }

  get isAdding(): boolean {
    return this.#hand.isAdding;
  }

  set isAdding(isOn: boolean) {
    this.#hand.isAdding = isOn;
  }

  handles(): readonly ToolHandle[] {
    if (this.state === 'carrying' || this.state === 'moving-scenery') return [];
    const { knob } = this.#state;
    const handles = handlesOf(this.#hand);
    return knob === undefined
      ? handles
      : handles.flatMap((handle) => (handle.id === knob ? [{ ...handle, isHeld: true }] : []));
  }

  // --- events ---

  handle(event: ToolEvent): void {
    if (event.kind === 'key') this.key(event);
    else if (event.kind === 'wheel') this.#turnWheel(event);
    else if (event.kind === 'wake') this.#wake(event);
    else if (event.kind === 'cancel') this.#lift(event);
    else this.#point(event);
  }

  key(event: KeyToolEvent): boolean {
    return handleKey(this.#hand, event, {
      isFree: this.#state === this.#free,
      pass: () => this.#pass(event),
      escape: () => this.#escape(event),
      giveUp: () => this.#giveUp(),
      begin: (state) => this.#begin(state),
      free: () => this.#free,
    });
  }

  /** With Shift it turns what is carried; it zooms whatever else is going on. */
  #turnWheel(event: WheelToolEvent): void {
    if (event.shift && this.state === 'carrying') this.#pass(event);
    else zoomByWheel(this.#hand, event);
  }

  #wake(event: WakeToolEvent): void {
    if (this.#hand.lastClick?.ticket === event.ticket) this.#hand.lastClick = undefined;
    this.#pass(event);
  }

  #point(event: PointerToolEvent): void {
    this.#hand.cursor = event.at;
    if (event.kind === 'move') this.#hand.emit({ kind: 'cursor', at: event.at });
    if (event.kind === 'down') this.#press(event);
    else if (event.kind === 'up') this.#lift(event);
    else this.#move(event);
    this.#loupe.follow(this.state, event);
  }

  #move(event: PointerToolEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (finger) this.#fingers.set(event.pointerId, { ...finger, now: event });
    this.#pass(event);
  }

  #press(event: PointerToolEvent): void {
    // Pressed twice without having been let go: nobody heard that, and whatever it held is as before.
    if (this.#fingers.has(event.pointerId)) this.#giveUp();
    this.#fingers.delete(event.pointerId);
    const first = event.pointerType === 'touch' ? this.#touching().at(-1) : undefined;
    this.#fingers.set(event.pointerId, { down: event, now: event });
    if (first) this.#pinch(first, event);
    // One hand, one gesture: a second pointer waits until the first has done.
    else if (this.#state === this.#free) this.#pass(event);
  }

  #lift(event: { readonly kind: 'up' | 'down' | 'move' | 'cancel'; readonly pointerId: number } & ToolEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#pass(event);
  }

  #touching(): readonly Finger[] {
    return [...this.#fingers.values()].filter(({ down }) => down.pointerType === 'touch');
  }

  /** A second finger means the camera: whatever the first had begun to do is given up. */
  #pinch(first: Finger, second: PointerToolEvent): void {
    if (this.state === 'pinching') return;
    const mayTap = this.#state !== this.#free && this.state !== 'panning' && !isDragFrom(first.down, first.now);
    this.#giveUp();
    this.#begin(new Pinching(this.#hand, first.now, second, mayTap, () => this.#free));
  }

  #pass(event: ToolEvent): void {
    const before = this.#state;
    const next = before.handle(event);
    // The state may have been left from within, when an effect led back here.
    if (this.#state === before) this.#begin(next);
  }

  #escape(event: KeyToolEvent): void {
    const [state, draft] = [this.#state, this.#hand.draft];
    this.#pass(event);
    if (this.#state === state && this.#hand.draft === draft) this.#giveUp();
  }

  #begin(state: ToolState): void {
    this.#state = state;
    if (state === this.#free) this.#loupe.hide();
  }

  #giveUp(): void {
    const state = this.#state;
    this.#begin(this.#free);
    state.giveUp?.();
  }

  // --- buttons, typed orders, and what others do ---

  setMode(mode: ToolMode, layer: InkLayer = this.#hand.layer): void {
    // Screens repeat what they have just read off the hand: that ends nothing, and takes nothing that a key has lent for good.
    if (mode === this.#hand.mode && layer === this.#hand.layer) return;
    this.#giveUp();
    if (mode !== this.#hand.mode) this.#hand.putDown();
    this.#hand.takeUp(mode, layer);
  }

  measureFrom(at: Point, screen: ScreenPoint): void {
    this.setMode('measure');
    this.#giveUp();
    this.#begin(new Measuring(this.#hand, { at, screen, pointerType: 'mouse' }, () => this.#free));
  }

  setSnapping(isOn: boolean): void {
    this.#hand.isSnapping = isOn;
  }

  select(ids: readonly string[]): void {
    this.#giveUp();
    this.#hand.select(ids);
  }

  addLegs(legs: readonly Leg[], ids?: readonly string[]): void {
    this.#giveUp();
    addLegs(this.#hand, legs, ids);
  }

  propose(kind: ProposalKind): void {
    this.#giveUp();
    proposeAnew(this.#hand, kind);
  }

  commit(): void {
    this.#giveUp();
    this.#hand.putDown();
  }

  cancel(): void {
    this.#giveUp();
    cancelDraft(this.#hand);
  }

  stepBack(): boolean {
    this.#giveUp();
    return stepBack(this.#hand);
  }

  returnToTurnStart(): void {
    this.#giveUp();
    returnToTurnStart(this.#hand);
  }

  measure(from: RulerEnd, to: RulerEnd): Ruler {
    const ruler = measure(this.#hand.bodies, from, to);
    this.#hand.setRuler(ruler);
    return ruler;
  }

  refresh(): void {
    const { world, draft } = this.#hand;
    const inHand = [...(draft?.ids ?? []), ...(this.#state.holds ?? [])];
    const held = heldBy(world, inHand);
    if (held) this.#dropAll(held);
    // A command may pass to somebody else while its stands are in the hand.
    else if (inHand.some((id) => world.poseOf(id) && !world.mayMove(id))) this.#dropAll({ kind: 'nothing-to-move' });
    else if (this.#hand.draft) replan(this.#hand);
    this.#hand.measureAgain();
  }

  /** Somebody else was faster. */
  #dropAll(hint: Extract<ToolEffect, { kind: 'hint' }>['hint']): void {
    this.#giveUp();
    cancelDraft(this.#hand);
    this.#hand.emit({ kind: 'hint', hint });
  }
}

/** A new hand over a table. What it wants goes to `emit`, as it wants it. */
export const createTool = (world: ToolWorld, emit: (effect: ToolEffect) => void): Tool => new ToolAtTable(world, emit);
