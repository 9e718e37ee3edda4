import { msg, str } from '@vexillum/ui/words';
import type { Point, ScreenPoint } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import {
  createTool,
  type InkLayer,
  type KeyToolEvent,
  type MoveDraft,
  type OrderWords,
  type Ruler,
  type Tool,
  type ToolEffect,
  type ToolHint,
  type ToolMode,
  type Why,
  why,
} from '../../hand/index.ts';
import { hasUnmasked, moveRulesFor, orderWordsOf, type Snapshot } from '../../rules/index.ts';
import { getLocale, type Toasts } from '@vexillum/ui';
import type { WritableAtom } from 'nanostores';
import type { Battle } from '../battle.ts';
import type { BattleActions } from '../battle-actions.ts';
import type { BoardPort } from '../board/board-port.ts';
import { type HandStores, ShownHand } from './shown-hand.ts';
import { handWorld } from './hand-world.ts';
import type { Pings } from './pings.ts';
import { commitDraft, commitPoses, eraseInk, type Ground, isDrawn, putInk, removePieces } from './put-down.ts';
import { ledByText } from '../wing/led-by.ts';
import type { LiveTable } from '../live-table.ts';

/** What the hand works with. */
interface Surroundings extends Ground {
  readonly battle: Battle;
  readonly actions: BattleActions;
  readonly live: Pick<LiveTable, '$snapshot' | 'plan' | 'seat' | 'present' | 'onTaken'>;
  readonly toasts: Toasts;
  /** Whose view the camera follows: whoever moves it does so no more. */
  readonly $following: WritableAtom<string | undefined>;
  readonly askNote: (at: Point) => void;
  readonly pings: Pings;
}

/**
 * One player's hand: what is selected, what it holds, the move in the making. It carries out what its tool wants: what is only seen goes
 * into its stores and is told as presence, what is put down is an action, the camera moves at once.
 */
export class Hand {
  /** Pointers go straight to it, keys through `key`. */
  readonly tool: Tool;
  readonly shows: HandStores;
  readonly #shown: ShownHand;
  readonly #around: Surroundings;
  readonly #keptGroups = new Map<number, readonly string[]>();
  readonly #stops: (() => void)[];
  #port: BoardPort | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    const { battle, live } = around;
    this.#shown = new ShownHand(battle, live);
    this.shows = this.#shown.stores;
    this.tool = createTool(
      handWorld(
        battle,
        () => this.selection,
        () => this.#port,
      ),
      (effect) => this.#carryOut(effect),
    );
    this.#stops = [
      live.$snapshot.listen((snapshot, before) => this.#dropWhatIsGone(snapshot, before)),
      live.onTaken(({ ids, seat }) => this.#giveWay(ids, seat)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** The drawn board, once there is one. */
  get port(): BoardPort | undefined {
    return this.#port;
  }

  lendBoard(port: BoardPort | undefined): void {
    this.#port = port;
  }

  // --- what is selected and held ---

  get selection(): ReadonlySet<string> {
    return this.#shown.stores.$selection.get();
  }

  get draft(): MoveDraft | undefined {
    return this.#shown.stores.$draft.get();
  }

  select(ids: Iterable<string>): void {
    const next = new Set(ids);
    const now = this.selection;
    if (next.size === now.size && [...next].every((id) => now.has(id))) return;
    // A move in the making belongs to what was selected: it is put down first.
    if (this.draft && !this.draft.ids.every((id) => next.has(id))) this.tool.commit();
    this.#shown.select(next);
  }

  /** Ids of the selected stands that are on the board and that this seat may handle. */
  selectedStands(): string[] {
    const { battle } = this.#around;
    return [...this.selection].filter(
      (id) => battle.snapshot.public.stand.get(id)?.place === 'board' && battle.mayHandle(id),
    );
  }

  /** Takes pieces into the hand, or moves the hand: the others see it as it happens. */
  hold(held: ReadonlyMap<string, Pose>): void {
    this.#shown.hold(held);
  }

  letGo(): void {
    this.#shown.letGo();
  }

  /** The pointer has left the board. */
  leave(): void {
    this.#shown.leave();
  }

  /** Stands are lost; other pieces and the plan's ink leave the board. True where anything was done. */
  removeSelected(): boolean {
    return removePieces(this.#around, [...this.selection]);
  }

  returnSelected(): boolean {
    const stands = this.selectedStands();
    if (stands.length > 0) void this.#around.actions.act('return-stands', { stands });
    return stands.length > 0;
  }

  // --- which tool, and how ---

  setMode(mode: ToolMode, layer: InkLayer = this.#layerFor(mode)): void {
    this.tool.setMode(mode, layer);
    this.#shown.stores.$layer.set(layer);
    this.#shown.stores.$mode.set(mode);
  }

  /** An arrow shows what somebody has in mind: until they say otherwise it is for the own side's eyes. The plan knows no lines and areas. */
  #layerFor(mode: ToolMode): InkLayer {
    const { $mode, $layer } = this.#shown.stores;
    if (mode === $mode.get()) return $layer.get();
    return mode === 'arrow' && this.#around.live.plan ? 'side' : 'table';
  }

  setSnapping(isOn: boolean): void {
    this.tool.setSnapping(isOn);
    this.#shown.stores.$isSnapping.set(isOn);
  }

  setAdding(isOn: boolean): void {
    this.tool.isAdding = isOn;
    this.#shown.stores.$isAdding.set(isOn);
  }

  key(event: KeyToolEvent): boolean {
    const waiting = this.#around.actions.takenBack;
    if (waiting) {
      void waiting.then(() => this.key(event));
      return true;
    }
    const isUsed = this.tool.key(event);
    // Keys change what the hand does; the palette shows it.
    this.#shown.stores.$mode.set(this.tool.mode);
    this.#shown.stores.$isSnapping.set(this.tool.isSnapping);
    return isUsed;
  }

  /** Everybody's eyes go there for a moment. */
  ping(at: Point): void {
    if (!this.#around.battle.isSpectator) this.#around.pings.ping(at);
  }

  askNote(at: Point): void {
    this.setMode('select');
    this.#around.askNote(at);
  }

  measureFrom(at: Point, screen: ScreenPoint): void {
    this.tool.measureFrom(at, screen);
    this.#shown.stores.$mode.set(this.tool.mode);
  }

  layRuler(ruler: Ruler): void {
    this.#shown.stores.$ruler.set(ruler);
  }

  /** What a typed order may name: the selection and the kept groups too. */
  orderWords(): OrderWords {
    const { snapshot, profile, side } = this.#around.battle;
    const reader = { side, selection: [...this.selection], storedGroups: this.#keptGroups };
    return { ...orderWordsOf(snapshot, profile, reader), language: getLocale() === 'de' ? 'de' : 'en' };
  }

  /** What goes into the price of the move in the making. */
  why(): Why | undefined {
    const { draft } = this;
    const { snapshot, profile } = this.#around.battle;
    const rules = draft && moveRulesFor(snapshot, profile, draft.ids);
    return draft && rules && why({ ids: draft.ids, legs: draft.legs, world: this.#around.battle.world(), rules });
  }

  // --- what others do ---

  /** Whoever is lost, taken back or undone, or of whom this reader knows no more, is selected no more. */
  #dropWhatIsGone(snapshot: Snapshot, before: Snapshot | undefined): void {
    // First what is in the hand: a move whose stand is gone goes on without it, and nothing is put down.
    this.tool.refresh();
    const isHere = (id: string) => this.#isPiece(id) && !hasLeft(id, before, snapshot);
    const kept = [...this.selection].filter((id) => isHere(id) || isDrawn(this.#around, id));
    if (kept.length < this.selection.size) this.select(kept);
    const { $hover } = this.#shown.stores;
    const hovered = $hover.get();
    if (hovered !== undefined && !isHere(hovered) && !isDrawn(this.#around, hovered)) $hover.set(undefined);
  }

  /** A masquerade that was shown is nowhere any more, whoever looked at it. */
  #isPiece(id: string): boolean {
    const { battle } = this.#around;
    return battle.kindOf(id) !== undefined && !hasUnmasked(battle.snapshot, id);
  }

  #giveWay(ids: readonly string[], seat: string): void {
    const { toasts, battle } = this.#around;
    if (!ids.some((id) => this.#shown.stores.$held.get().has(id))) return;
    this.tool.cancel();
    toasts.add(msg(str`${battle.nameOfSeat(seat)} has it in hand already.`), 'warning');
  }

  // --- what the tool wants ---

  #carryOut(effect: ToolEffect): void {
    const { actions, toasts } = this.#around;
    const { stores } = this.#shown;
    switch (effect.kind) {
      case 'select':
        return this.select(effect.ids);
      case 'hover':
        return stores.$hover.set(effect.id);
      case 'marquee':
        return stores.$marquee.set(effect.box);
      case 'draft':
        return this.#shown.draft(effect.draft);
      case 'commit':
        return this.#putDown(() => commitDraft(this.#around, effect.draft));
      case 'preview':
        return this.hold(effect.poses);
      case 'drop':
        return this.#putDown(() => commitPoses(this.#around, effect.poses));
      case 'cancel':
        return this.letGo();
      case 'resize':
        return this.#resize(effect.id, effect.size, effect.isDone);
      case 'ruler':
        return this.#shown.ruler(effect.ruler);
      case 'laser':
        return this.#shown.laser(effect.points);
      case 'sketch':
        return stores.$sketch.set(effect.points.length === 0 ? undefined : effect);
      case 'ink':
        stores.$sketch.set(undefined);
        return putInk(this.#around, effect);
      case 'note':
        return this.askNote(effect.at);
      case 'erase':
        return eraseInk(this.#around, effect.id);
      case 'loupe':
        return this.#port?.showLoupe(effect.at);
      case 'cursor':
        return this.#shown.cursor(effect.at);
      case 'ping':
        return this.ping(effect.at);
      case 'pan':
        this.#around.$following.set(undefined);
        return this.#port?.pan(effect.right, effect.down);
      case 'zoom':
        this.#around.$following.set(undefined);
        return this.#port?.zoomAt(effect.factor, effect.at);
      case 'keep-group':
        this.#keptGroups.set(effect.number, [...this.selection]);
        return toasts.add(msg(str`Kept as group ${effect.number}.`), 'plain');
      case 'call-group':
        return this.#callGroup(effect.number);
      case 'undo':
        return void actions.act('undo-action', {});
      case 'hint':
        return toasts.add(this.#whyNot(effect.hint) ?? hintText(effect.hint), 'plain');
      case 'wake':
        setTimeout(() => this.tool.handle({ kind: 'wake', ticket: effect.ticket }), effect.after);
        return;
      default:
        effect satisfies never;
    }
  }

  /** Whether stands are kept under this number. */
  keepsGroup(number: number): boolean {
    return this.#keptGroups.has(number);
  }

  /** After the action: its guess is on the board then, and the pieces do not jump back in between. */
  #putDown(act: () => void): void {
    act();
    this.#shown.stores.$draft.set(undefined);
    this.letGo();
  }

  /** Whose the stands are that do not follow. */
  #whyNot({ kind }: ToolHint): string | undefined {
    if (kind !== 'nothing-to-move') return undefined;
    return [...this.selection].map((id) => ledByText(this.#around.battle, id)).find((text) => text !== undefined);
  }

  #resize(id: string, size: readonly [number, number] | undefined, isDone: boolean): void {
    const { battle, actions } = this.#around;
    const to = battle.snapshot.public.pose.get(id);
    if (isDone && size && to) void actions.act('move-terrain', { id, to, size });
    this.#shown.stores.$sizing.set(isDone || !size ? undefined : { id, size });
  }

  #callGroup(number: number): void {
    const { stand } = this.#around.battle.snapshot.public;
    const isThere = (id: string) => this.#isPiece(id) && (!stand.has(id) || stand.get(id)?.place === 'board');
    const ids = (this.#keptGroups.get(number) ?? []).filter(isThere);
    if (ids.length > 0) this.select(ids);
  }
}

/** Whether the stand went somewhere else than onto the board: one in reserve may be selected, one that went there is what was on the board no more. */
const hasLeft = (id: string, before: Snapshot | undefined, now: Snapshot): boolean => {
  const place = now.public.stand.get(id)?.place;
  return place !== undefined && place !== 'board' && place !== before?.public.stand.get(id)?.place;
};

const hintText = (hint: ToolHint): string => {
  switch (hint.kind) {
    case 'held':
      return msg(str`${hint.by} has it in hand just now.`);
    case 'nothing-to-move':
      return msg('Nothing that is selected is a stand of yours.');
    case 'nothing-to-conform-to':
      return msg('Nothing to square up to: no enemy is touched, or it is too far aside.');
    case 'no-proposal':
      return msg('That does not work with what is selected.');
    case 'no-turn-start':
      return msg('There is no start of a turn to go back to.');
    case 'snapping':
      return hint.isOn ? msg('Stands snap into contact.') : msg('Stands stay where you leave them.');
    default:
      return hint satisfies never;
  }
};
