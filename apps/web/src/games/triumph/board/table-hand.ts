import { msg, str } from '@lit/localize';
import type { Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import {
  createTool,
  type KeyToolEvent,
  type MoveDraft,
  type Tool,
  type ToolEffect,
  type ToolEvent,
  type ToolHint,
} from '@vexillum/tools';
import { type Desk, type HandInput, storedPoint } from '../desk.ts';
import { commitDraft } from './commit-draft.ts';
import { commitPoses } from './commit-poses.ts';
import { toolWorldOf } from './tool-world-of.ts';

/** Carries out what the tools want: selection and drafts on the desk, moves as actions, the camera at once. */
export class TableHand implements HandInput {
  readonly tool: Tool;
  readonly #desk: Desk;
  readonly #askNote: (at: Point) => void;
  readonly #stops: (() => void)[];

  constructor(desk: Desk, askNote: (at: Point) => void) {
    this.#desk = desk;
    this.#askNote = askNote;
    this.tool = createTool(
      toolWorldOf(desk, () => desk.port),
      (effect) => this.#carryOut(effect),
    );
    desk.tool = this.tool;
    desk.input = this;
    this.#stops = [
      desk.$mode.listen((mode) => this.tool.setMode(mode, desk.$layer.get())),
      desk.$layer.listen((layer) => this.tool.setMode(desk.$mode.get(), layer)),
      desk.$isSnapping.listen((isOn) => this.tool.setSnapping(isOn)),
      desk.$isAdding.listen((isOn) => {
        this.tool.isAdding = isOn;
      }),
      desk.live.onTaken(({ ids, seat }) => this.#giveWay(ids, seat)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#desk.tool = undefined;
    this.#desk.input = undefined;
  }

  handle(event: ToolEvent): void {
    this.tool.handle(event);
    this.#readTool();
  }

  key(event: KeyToolEvent): boolean {
    const waiting = this.#desk.takenBack;
    if (waiting) {
      void waiting.then(() => this.key(event));
      return true;
    }
    const isUsed = this.tool.key(event);
    this.#readTool();
    return isUsed;
  }

  /** Keys change what the hand does; the palette shows it. */
  #readTool(): void {
    this.#desk.$mode.set(this.tool.mode);
    this.#desk.$isSnapping.set(this.tool.isSnapping);
  }

  #giveWay(ids: readonly string[], seat: string): void {
    if (!ids.some((id) => this.#desk.$hand.get().has(id))) return;
    this.tool.cancel();
    this.#desk.toasts.add(msg(str`${this.#desk.nameOfSeat(seat)} has it in hand already.`), 'warning');
  }

  #carryOut(effect: ToolEffect): void {
    const desk = this.#desk;
    const { port } = desk;
    switch (effect.kind) {
      case 'select':
        return desk.select(effect.ids);
      case 'hover':
        return desk.$hover.set(effect.id);
      case 'marquee':
        return desk.$marquee.set(effect.box);
      case 'draft':
        return this.#showDraft(effect.draft);
      case 'commit':
        return this.#putDown(() => commitDraft(desk, effect.draft));
      case 'preview':
        return desk.hold(effect.poses);
      case 'drop':
        return this.#putDown(() => commitPoses(desk, effect.poses));
      case 'cancel':
        return desk.emptyHand();
      case 'resize':
        return this.#resize(effect.id, effect.size, effect.isDone);
      case 'ruler':
        return this.#showRuler(effect);
      case 'laser':
        return this.#showLaser(effect.points);
      case 'sketch':
        return desk.$sketch.set(effect.points.length === 0 ? undefined : effect);
      case 'ink':
        return this.#putInk(effect);
      case 'note':
        desk.$mode.set('select');
        return this.#askNote(effect.at);
      case 'erase':
        return this.#erase(effect.id);
      case 'loupe':
        return port?.showLoupe(effect.at);
      case 'cursor':
        return desk.isSpectator ? undefined : desk.live.present({ cursor: storedPoint(effect.at) });
      case 'ping':
        return desk.isSpectator ? undefined : desk.ping(effect.at);
      case 'pan':
        desk.$following.set(undefined);
        return port?.pan(effect.right, effect.down);
      case 'zoom':
        desk.$following.set(undefined);
        return port?.zoomAt(effect.factor, effect.at);
      case 'keep-group':
        desk.keptGroups.set(effect.number, [...desk.$selection.get()]);
        return desk.toasts.add(msg(str`Kept as group ${effect.number}.`), 'plain');
      case 'call-group':
        return this.#callGroup(effect.number);
      case 'undo':
        return void desk.act('undo-action', {});
      case 'hint':
        return this.#tell(effect.hint);
      case 'wake':
        setTimeout(() => this.handle({ kind: 'wake', ticket: effect.ticket }), effect.after);
        return;
      default:
        effect satisfies never;
    }
  }

  #showDraft(draft: MoveDraft | undefined): void {
    const desk = this.#desk;
    desk.$draft.set(draft);
    if (!draft) return desk.emptyHand();
    const { total, budget } = draft.plan.price;
    const price = [Math.round(total * 1000), budget === undefined ? null : Math.round(budget * 1000)] as const;
    desk.hold(new Map(Object.entries(draft.plan.poses) as [string, Pose][]), price);
  }

  /** After the action: its guess is on the board then, and the pieces do not jump back in between. */
  #putDown(act: () => void): void {
    act();
    this.#desk.$draft.set(undefined);
    this.#desk.emptyHand();
  }

  #resize(id: string, size: readonly [number, number] | undefined, isDone: boolean): void {
    const to = this.#desk.snapshot.public.pose.get(id);
    if (isDone && size && to) void this.#desk.act('move-terrain', { id, to, size });
    this.#desk.$sizing.set(isDone || !size ? undefined : { id, size });
  }

  #showRuler({ ruler }: Extract<ToolEffect, { kind: 'ruler' }>): void {
    this.#desk.$ruler.set(ruler);
    this.#desk.live.present({ ruler: ruler ? [storedPoint(ruler.from.at), storedPoint(ruler.to.at)] : null });
  }

  #showLaser(points: readonly Point[]): void {
    this.#desk.$laser.set(points);
    if (!this.#desk.isSpectator)
      this.#desk.live.present({ laser: points.length === 0 ? null : points.slice(-LASER_POINTS).map(storedPoint) });
  }

  #putInk({ shape, layer, points }: Extract<ToolEffect, { kind: 'ink' }>): void {
    this.#desk.$sketch.set(undefined);
    if (layer === 'side') this.#desk.putArrow(points);
    else void this.#desk.act('draw', { shape, points: points.map(storedPoint) });
  }

  #erase(id: string): void {
    const { live, snapshot } = this.#desk;
    if (snapshot.public.drawing.has(id)) void this.#desk.act('erase', { drawings: [id] });
    else if (live.plan?.$arrows.get().has(id)) live.plan.putArrow(id, null);
    else if (live.plan?.$notes.get().has(id)) live.plan.putNote(id, null);
  }

  #callGroup(number: number): void {
    const ids = (this.#desk.keptGroups.get(number) ?? []).filter((id) => this.#desk.kindOf(id) !== undefined);
    if (ids.length > 0) this.#desk.select(ids);
  }

  #tell(hint: ToolHint): void {
    const say = (text: string) => this.#desk.toasts.add(text, 'plain');
    switch (hint.kind) {
      case 'held':
        return say(msg(str`${hint.by} has it in hand just now.`));
      case 'nothing-to-move':
        return say(msg('Select stands of yours first.'));
      case 'nothing-to-conform-to':
        return say(msg('Nothing to square up to: no enemy is touched, or it is too far aside.'));
      case 'no-proposal':
        return say(msg('That does not work with what is selected.'));
      case 'no-turn-start':
        return say(msg('There is no start of a turn to go back to.'));
      case 'snapping':
        return say(hint.isOn ? msg('Stands snap into contact.') : msg('Stands stay where you leave them.'));
      default:
        hint satisfies never;
    }
  }
}

const LASER_POINTS = 24;
