import {
  canonicalJson,
  commitTo,
  type DeviceKey,
  type DiceRequest,
  type Giver,
  type GivenLink,
  isGivenLink,
  NAME_DEVICE,
  type NoOpposite,
  type Opposite,
  type SignIn,
} from '@vexillum/ledger';
import {
  type Action,
  AWARD,
  type AwardArgs,
  type Chance,
  CLAIM_SEAT,
  CLOCK_CREDIT,
  type ClockCredit,
  CONTINUED,
  creditClock,
  type DigestOf,
  type Due,
  Edits,
  type Game,
  isRefusal,
  type Json,
  type Past,
  refuse,
  refuseToPlayOn,
  type Refusal,
  type Seat,
  SIGN_IN,
  words,
} from '@vexillum/model';
import type { ActionRequest, Head } from '@vexillum/protocol';
import type { Answer } from './answer.ts';
import { checkedArgs } from './check-args.ts';
import { continuedArgs, type GoingOn, runContinued } from './go-on.ts';
import { DiceBox, type Thrower } from './dice-box.ts';
import { heldByConsent, keptFromSecrets } from './held-by-consent.ts';
import { heldByPause } from './held-by-pause.ts';
import { type StewardAction, type StewardArgs, runStewardAction } from './steward-actions.ts';
import { InTurn } from './in-turn.ts';
import { isStoreTrouble, notSaved } from './journal.ts';
import type { LinkDesk } from './link-desk.ts';
import type { RecordChange } from './store.ts';
import type { Surroundings } from './surroundings.ts';
import { actionsOf } from './table-actions.ts';
import type { TableKeys } from './table-keys.ts';
import type { TableLedger } from './table-ledger.ts';
import type { TableNames } from './table-names.ts';
import { isHistoryAction, runHistoryAction } from './undo-actions.ts';

/** An action request as it comes through the door: nothing about it is believed. */
export interface UncheckedRequest extends Partial<Record<keyof ActionRequest, unknown>> {}

const ourMistake = (): Refusal => refuse('our-mistake', 'Something went wrong on the server; nothing was changed.');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Where seats ask for actions: checks everything, runs them on the true snapshot, and hands them to the ledger. */
export class ActionRunner {
  readonly #table: string;
  readonly #game: Game;
  readonly #actions: ReadonlyMap<string, Action>;
  readonly #ledger: TableLedger;
  readonly #surroundings: Surroundings;
  readonly #dice: DiceBox;
  readonly #links: LinkDesk;
  readonly #names: TableNames;
  /** A seat's rolls that wait for a link, one after the other: each is of the number after the one before. */
  readonly #rolls = new InTurn();
  #isLookingBack = false;

  constructor({ table, game, ledger, keys, surroundings, links, names }: ActionRunnerOptions) {
    this.#table = table;
    this.#game = game;
    this.#actions = actionsOf(game);
    this.#ledger = ledger;
    this.#surroundings = surroundings;
    this.#dice = new DiceBox(keys);
    this.#links = links;
    this.#names = names;
  }

  /** Some roll waits for a link. */
  get isRolling(): boolean {
    return !this.#rolls.isIdle;
  }

  /** Resolves when no roll waits for a link. */
  rolled(): Promise<void> {
    return this.#rolls.rested();
  }

  /** No roll waits for a link any more. */
  stop(): void {
    this.#links.stop();
  }

  /** Answers once it is on disk and shown. */
  async act(seat: Seat, calledHere: string, request: UncheckedRequest): Promise<Answer> {
    const holderName = this.#names.tokenOf(seat.id, calledHere) ?? calledHere;
    const repeated = this.#ledger.repeated(seat, request.id);
    if (repeated) return repeated;
    if (this.#game.halted) return this.#refused(request.name, refuseToPlayOn(this.#game.halted));
    const checked = this.#checked(seat, request);
    if (isRefusal(checked)) return this.#refused(request.name, checked);
    if (isServersAffair(checked)) return this.#refused(request.name, onlyTheServer());
    const held = heldByConsent(this.#game, checked.action, seat, this.#ledger.state.snapshot);
    if (held) return this.#refused(request.name, held);
    const unfit = this.#whyNotLaid(checked);
    if (unfit) return this.#refused(request.name, unfit);
    if (!(await this.#ledger.ready())) return this.#refused(request.name, notSaved());
    if (isHead(request.seen)) {
      const wrong = await this.#wrongPast(request.seen);
      if (wrong) return this.#refused(request.name, wrong);
    }
    const back = checked.action.looksBack?.(this.#ledger.state.snapshot, checked.args, seat);
    const past = back === undefined ? undefined : await this.#lookBack(back);
    if (isRefusal(past)) return this.#refused(request.name, past);
    const answer = await this.#runOrWait(seat, holderName, checked, request, { past });
    return isRefusal(answer) ? this.#refused(request.name, answer) : answer;
  }

  /** What the tables of this one would refuse is said to whoever wants it there, and not to the players whose table does not open. */
  #whyNotLaid({ action, args }: Checked): Refusal | undefined {
    const laying = this.#game.convenes?.laying?.(this.#ledger.state.snapshot, action.name, args);
    if (!laying) return undefined;
    try {
      return this.#surroundings.whyNotLaid?.(laying);
    } catch (error) {
      this.#surroundings.tell({ kind: 'bug', action: action.name, error });
      return ourMistake();
    }
  }

  /** The table of before that an action has to see. What it wants when it is run, it looks at itself: other things may have happened meanwhile. */
  async #lookBack(seq: number): Promise<Past | Refusal> {
    // A long ledger is read for it: one at a time is all that a table gets.
    if (this.#isLookingBack) return refuse('busy', 'The table is looking back already; try again in a moment.');
    this.#isLookingBack = true;
    try {
      const snapshot = await this.#ledger.tableAfter(seq);
      return snapshot ? { seq, snapshot } : notSaved();
    } catch (error) {
      if (!isStoreTrouble(error)) throw error;
      return notSaved();
    } finally {
      this.#isLookingBack = false;
    }
  }

  /** An honest ledger never holds what it knows to be false: otherwise anybody could make a match look forged. */
  async #wrongPast(seen: Head): Promise<Refusal | undefined> {
    try {
      return (await this.#ledger.past.has(seen)) ? undefined : anotherPast();
    } catch (error) {
      if (!isStoreTrouble(error)) throw error;
      return notSaved();
    }
  }

  /**
   * What is due by itself, in a seat's name; `isStillDue` is asked in the moment in which it would be done. Its id follows from the last
   * entry, so that nobody picks what a machine's dice hang on.
   */
  async actDue({ seat: seatId, name, args }: Due, isStillDue: () => boolean): Promise<Answer> {
    const seat = this.#game.seats.find(({ id }) => id === seatId);
    if (!seat) return refuse('no-such-seat', 'This table has no such seat.');
    if (!(await this.#ledger.ready())) return notSaved();
    if (!isStillDue()) return refuse('not-due', 'Somebody was quicker.');
    const { snapshot, head } = this.#ledger.state;
    const id = uuidFrom(this.#surroundings.hashText(`due ${head?.hash ?? ''} ${seatId} ${name}`));
    const checked = this.#checked(seat, { id, name, args });
    const holder = snapshot.public.seat.get(seatId)?.name ?? '';
    // Whoever checks the dice knows by it which device's turn it was.
    const request = { id, name, args, ...(head ? { seen: head } : {}) };
    const answer = isRefusal(checked)
      ? checked
      : await this.#runOrWait(seat, holder, checked, request, { isDue: true, isStillDue });
    return isRefusal(answer) ? this.#refused(name, answer) : answer;
  }

  /** An action that is the server's own to do, in a seat's name: once, however often this is asked. `of` names it for ever. */
  async actForServer(seatId: string, name: string, args: Json, of: string): Promise<Answer> {
    if (this.#game.halted) return refuseToPlayOn(this.#game.halted);
    const seat = this.#game.seats.find(({ id }) => id === seatId);
    if (!seat) return refuse('no-such-seat', 'This table has no such seat.');
    const id = uuidFrom(this.#surroundings.hashText(`server ${this.#table} ${of}`));
    const told = this.#ledger.repeated(seat, id);
    if (told) return told;
    if (!(await this.#ledger.ready())) return notSaved();
    const checked = this.#checked(seat, { id, name, args });
    const holder = this.#ledger.state.snapshot.public.seat.get(seatId)?.name ?? '';
    const answer = isRefusal(checked)
      ? checked
      : await this.#runOrWait(seat, holder, checked, { id, name, args }, { isDue: true });
    return isRefusal(answer) ? this.#refused(name, answer) : answer;
  }

  /** The server's own entries, in a seat's name. */
  async actAsSteward(
    name: StewardAction,
    seatId: string,
    args: StewardArgs,
    beside?: readonly RecordChange[],
  ): Promise<Answer> {
    if (!(await this.#ledger.ready())) return notSaved();
    const { snapshot } = this.#ledger.state;
    const isNew = name === CLAIM_SEAT && snapshot.public.seat.get(seatId)?.name === undefined;
    const whyNot = isNew ? this.#game.whyNotSit?.(snapshot, seatId) : undefined;
    if (whyNot) return whyNot;
    const { shown } = this.#names;
    const isSameName = (one: string, other: string) => shown(one) === shown(other);
    const outcome = runStewardAction(snapshot, name, seatId, args, isSameName);
    if (isRefusal(outcome)) return outcome;
    const seat = this.#game.seats.find(({ id }) => id === seatId) ?? { id: seatId, kind: 'spectator' as const };
    const id = this.#surroundings.chance.newId('house');
    return this.#ledger.write({ seat, id, name, args: { ...args }, at: this.#now(), outcome }, false, beside);
  }

  /** A device of the seat will countersign with this key. */
  async nameDevice(seat: Seat, { key, proof, links }: DeviceKey, beside?: readonly RecordChange[]): Promise<Answer> {
    if (this.#game.halted) return refuseToPlayOn(this.#game.halted);
    if (!(await this.#ledger.ready())) return notSaved();
    const id = this.#surroundings.chance.newId('house');
    const args = { key, proof, ...(links ? { links: links.map((link) => ({ ...link })) } : {}) };
    return this.#ledger.write(
      { seat, id, name: NAME_DEVICE, args, at: this.#now(), outcome: { changes: {} } },
      false,
      beside,
    );
  }

  /** Whoever holds the seat plays with this player card. */
  async signIn(
    seat: Seat,
    { card: key, name, at, proof, devices }: SignIn,
    isStill: () => boolean,
    beside?: readonly RecordChange[],
  ): Promise<Answer> {
    if (this.#game.halted) return refuseToPlayOn(this.#game.halted);
    if (!(await this.#ledger.ready())) return notSaved();
    const { snapshot } = this.#ledger.state;
    const record = snapshot.public.seat.get(seat.id);
    if (record?.name === undefined || !isStill())
      return refuse('not-your-seat', 'Somebody else has been given that seat.');
    const id = this.#surroundings.chance.newId('house');
    const args = { card: key, name, at, proof, ...(devices ? { devices: devices.map((word) => ({ ...word })) } : {}) };
    const changes = new Edits(snapshot).put('seat', seat.id, { ...record, card: { key, name } }).changes();
    return this.#ledger.write({ seat, id, name: SIGN_IN, args, at: this.#now(), outcome: { changes } }, false, beside);
  }

  /** Tells the table that a player has been given an achievement: once, however often this is asked. `of` names it for ever. */
  async tellAward(seat: Seat, args: AwardArgs, of: string): Promise<Answer> {
    if (this.#game.halted) return refuseToPlayOn(this.#game.halted);
    const id = uuidFrom(this.#surroundings.hashText(`award ${this.#table} ${of}`));
    const told = this.#ledger.repeated(seat, id);
    if (told) return told;
    if (!(await this.#ledger.ready())) return notSaved();
    return (
      this.#ledger.repeated(seat, id) ??
      this.#ledger.write({ seat, id, name: AWARD, args, at: this.#now(), outcome: { changes: {} } }, false)
    );
  }

  /** Gives time back that nobody could use. */
  async creditClock(credit: ClockCredit): Promise<Answer> {
    if (this.#game.halted) return refuseToPlayOn(this.#game.halted);
    if (!(await this.#ledger.ready())) return notSaved();
    const outcome = creditClock(this.#ledger.state.snapshot, credit);
    if (isRefusal(outcome)) return outcome;
    const seat = this.#game.seats.find(({ kind }) => kind === 'host') ?? { id: 'host', kind: 'host' as const };
    const id = this.#surroundings.chance.newId('house');
    return this.#ledger.write({ seat, id, name: CLOCK_CREDIT, args: { ...credit }, at: this.#now(), outcome }, false);
  }

  /** Another server goes on with the match from here. */
  async goOn(going: GoingOn, beside?: readonly RecordChange[]): Promise<Answer> {
    if (this.#game.halted) return refuseToPlayOn(this.#game.halted);
    if (!(await this.#ledger.ready())) return notSaved();
    const { snapshot, trust } = this.#ledger.state;
    const seat = this.#game.seats.find(({ kind }) => kind === 'host') ?? { id: 'host', kind: 'host' as const };
    const id = this.#surroundings.chance.newId('house');
    const args = continuedArgs(snapshot, trust, going);
    return this.#ledger.write(
      { seat, id, name: CONTINUED, args, at: this.#now(), outcome: runContinued(snapshot, going) },
      false,
      beside,
    );
  }

  /** What this seat may do now, with the schema of the arguments. */
  actionsFor(seat: Seat): { readonly name: string; readonly says: string; readonly schema: object }[] {
    const { snapshot } = this.#ledger.state;
    return [...this.#actions.values()]
      .filter(
        (action) =>
          !action.isServersOwn &&
          (action.mayAct(seat, snapshot) ?? heldByConsent(this.#game, action, seat, snapshot)) === undefined,
      )
      .map(({ name, says, args }) => ({ name, says, schema: args }));
  }

  /** How many bytes of arguments this seat may bring for this action now: 0 where no more than any request takes, or why it may not. */
  largestArgsOf(seat: Seat, name: string): number | Refusal {
    const action = this.#actions.get(name);
    if (!action?.largestArgs) return 0;
    const { snapshot } = this.#ledger.state;
    return action.mayAct(seat, snapshot) ?? heldByPause(this.#game, action, seat, snapshot) ?? action.largestArgs;
  }

  #checked(seat: Seat, { id, name, args, seen }: UncheckedRequest): Checked | Refusal {
    if (typeof id !== 'string' || !UUID.test(id))
      return refuse('bad-id', 'An action needs a UUID of its own as its id.', 'id');
    const action = typeof name === 'string' ? this.#actions.get(name) : undefined;
    if (!action) return refuse('no-such-action', 'There is no action of that name at this table.', 'name');
    if (seen !== undefined && !isHead(seen)) return refuse('bad-args', 'seen: needs seq and hash.', 'seen');
    const { snapshot } = this.#ledger.state;
    const refusal = action.mayAct(seat, snapshot) ?? heldByPause(this.#game, action, seat, snapshot);
    if (refusal) return refusal;
    const checked = checkedArgs(action, args);
    if (isRefusal(checked)) return checked;
    return (
      action.refusesNow?.(checked.args, snapshot) ?? { action, args: this.#withTokens(action, checked.args as Json) }
    );
  }

  /** What people are called in it, as the ledger has it. */
  #withTokens({ called }: Pick<Action, 'called'>, args: Json): Json {
    if (called === undefined) return args;
    const seats = [...this.#ledger.state.snapshot.public.seat];
    const known = Object.entries(called).flatMap(([key, wanted]) => {
      const said = (args as { readonly [key: string]: Json | undefined })[key];
      const [id = ''] = seats.find(([, { kind }]) => kind === wanted) ?? [];
      const token = typeof said === 'string' ? this.#names.tokenOf(id, said) : undefined;
      return token === undefined ? [] : [[key, token] as const];
    });
    return known.length === 0 ? args : { ...(args as object), ...Object.fromEntries(known) };
  }

  /** An action whose dice want a link is run up to its throw, and once more, for certain, when the link is there or is not to be had. */
  #runOrWait(
    seat: Seat,
    name: string,
    checked: Checked,
    request: UncheckedRequest,
    how: HowToRun,
  ): Promise<Answer> | Refusal {
    const repeated = this.#ledger.repeated(seat, request.id);
    if (repeated) return repeated;
    const refusal = this.#refusalOfPace(seat, checked.action);
    if (refusal) return refusal;
    // What a seat asks for is done in its order: behind a roll that waits, everything waits.
    const first = this.#rolls.isFree(seat.id) ? this.#run(seat, name, checked, request, how) : undefined;
    if (first !== undefined && !(first instanceof LinkWanted)) return first;
    return this.#rolls.run(seat.id, async () => {
      const wanted = first ?? (await this.#runAnew(seat, name, request, how));
      if (!(wanted instanceof LinkWanted)) return wanted;
      const part = { request: wanted.request, opp: await this.#linkFor(wanted) };
      const answer = await this.#runAnew(seat, name, request, { ...how, part });
      if (answer instanceof LinkWanted) throw new Error('a roll has waited for its link already');
      return answer;
    });
  }

  #linkFor({ giver, request, upTo }: LinkWanted): Promise<GivenLink | NoOpposite> {
    return this.#links.ask(
      giver,
      request,
      (given) => this.#ledger.state.trust.links.wrongWith(request, given, upTo) === undefined,
    );
  }

  /** While it waited, others may have done something, or the disk may have failed. */
  async #runAnew(seat: Seat, name: string, request: UncheckedRequest, how: HowToRun): Promise<Answer | LinkWanted> {
    const repeated = this.#ledger.repeated(seat, request.id);
    if (repeated) return repeated;
    if (!(await this.#ledger.ready())) return notSaved();
    if (how.isStillDue?.() === false) return refuse('not-due', 'Somebody was quicker.');
    const checked = this.#checked(seat, request);
    return isRefusal(checked) ? checked : this.#run(seat, name, checked, request, how);
  }

  #run(
    seat: Seat,
    name: string,
    { action, args }: Checked,
    request: UncheckedRequest,
    { past, isDue = false, part }: HowToRun,
  ): Promise<Answer> | Refusal | LinkWanted {
    const repeated = this.#ledger.repeated(seat, request.id);
    if (repeated) return repeated;
    const id = String(request.id).toLowerCase();
    const { state } = this.#ledger;
    const at = this.#now();
    // What is due by itself happens in the umpire's name, too, whoever sits there.
    const held = (deed: Action | undefined) =>
      isDue || !deed ? undefined : heldByConsent(this.#game, deed, seat, state.snapshot);
    const whyNotTakeBack: Game['whyNotTakeBack'] = (snapshot, by, deed) =>
      held(this.#actions.get(deed.name)) ?? this.#game.whyNotTakeBack?.(snapshot, by, deed);
    try {
      const outcome = isHistoryAction(action)
        ? runHistoryAction(action, state, seat, { whyNotTakeBack })
        : action.run(state.snapshot, args, {
            seat,
            name,
            id,
            at,
            chance: this.#chanceFor({ seat: seat.id, id }, isHead(request.seen) ? request.seen.seq : undefined, part),
            digestOf: this.#digestOf,
            seq: (state.head?.seq ?? -1) + 1,
            ...(past ? { past } : {}),
          });
      if (isRefusal(outcome)) return outcome;
      const kept = held(action) ?? (isDue ? undefined : keptFromSecrets(this.#game, outcome, seat, state.snapshot));
      if (kept) return kept;
      const full = isDue ? undefined : this.#ledger.refusalOfQuota(outcome);
      if (full) return full;
      const isToldSeen = !isDue || isGivenLink((outcome.draw as { readonly opp?: unknown } | undefined)?.opp);
      const seen =
        isToldSeen && isHead(request.seen) ? { seen: { seq: request.seen.seq, hash: request.seen.hash } } : {};
      return this.#ledger.write({ seat, id, name: action.name, args, at, outcome, ...seen }, action.isUndoable);
    } catch (error) {
      if (error instanceof LinkWanted) return error;
      this.#surroundings.tell({ kind: 'bug', action: action.name, error });
      return ourMistake();
    }
  }

  #refusalOfPace(seat: Seat, action: Action): Refusal | undefined {
    const wait = this.#surroundings.pace?.(`${this.#table}/${seat.id}`, action.name);
    return wait === undefined ? undefined : refuse('too-fast', words('That is too fast; try again in {0} s.', wait));
  }

  readonly #digestOf: DigestOf = (...sealed) => commitTo(this.#ledger.state.trust.gameId ?? this.#table)(...sealed);

  /** Chance for one action: ids from the system, dice from the acting seat's chain, with the part that an opposing device has in them. */
  #chanceFor(thrower: Thrower, seen: number | undefined, part: Part | undefined): Chance {
    const { chance } = this.#surroundings;
    const { trust } = this.#ledger.state;
    let hasThrown = false;
    return {
      newId: (kind) => chance.newId(kind),
      shuffled: (things) => chance.shuffled(things),
      roll: (asked) => {
        if (hasThrown) throw new Error('an action throws its dice once, all together');
        hasThrown = true;
        const request = this.#dice.requestFor(thrower, trust, asked);
        if (isRefusal(request)) return request;
        return this.#dice.throwFor(request, trust, part ? oppositeIn(part, request) : this.#opposite(request, seen));
      },
    };
  }

  /** Why nobody has a part in a roll; throws where somebody is to be asked first. */
  #opposite(request: DiceRequest, seen: number | undefined): NoOpposite {
    const { links } = this.#ledger.state.trust;
    if (seen === undefined) return links.giverFor(request, Infinity) ? 'unseen' : 'alone';
    const giver = links.giverFor(request, seen);
    if (!giver) return 'alone';
    if (!this.#links.isThere(giver)) return 'absent';
    throw new LinkWanted(giver, request, seen);
  }

  #refused(name: unknown, refusal: Refusal): Refusal {
    const known = typeof name === 'string' && this.#actions.has(name) ? name : 'unknown';
    this.#surroundings.tell({ kind: 'refused', action: known, code: refusal.code });
    return this.#names.shown(refusal);
  }

  #now(): string {
    return new Date(this.#surroundings.clock.now()).toISOString();
  }
}

/** A UUID of the kind that anybody may make up (version 8), out of a digest. */
const uuidFrom = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** The whole action, or something that is said with it. */
const isServersAffair = ({ action, args }: Checked): boolean =>
  action.isServersOwn === true || (action.serversArgs ?? []).some((key) => Object.hasOwn(args as object, key));

const onlyTheServer = (): Refusal => refuse('not-allowed', 'Only the server does that, by itself.', 'name');

const anotherPast = (): Refusal =>
  refuse('another-past', 'You have seen another record of this table than it has; reload the page.', 'seen');

export interface ActionRunnerOptions {
  readonly table: string;
  readonly game: Game;
  readonly ledger: TableLedger;
  readonly keys: TableKeys;
  readonly surroundings: Surroundings;
  readonly links: LinkDesk;
  readonly names: TableNames;
}

interface HowToRun {
  readonly past?: Past | undefined;
  readonly isDue?: boolean;
  readonly isStillDue?: () => boolean;
  /** What became of asking for the link, where it was asked for. */
  readonly part?: Part;
}

/** What an opposing device had to do with a request. */
interface Part {
  readonly request: DiceRequest;
  readonly opp: Opposite;
}

/** Thrown out of an action at its throw: nothing has changed yet, and a device is to be asked before it goes on. */
class LinkWanted extends Error {
  readonly giver: Giver;
  readonly request: DiceRequest;
  /** The last entry that the seat had seen. */
  readonly upTo: number;

  constructor(giver: Giver, request: DiceRequest, upTo: number) {
    super('a link is wanted');
    this.giver = giver;
    this.request = request;
    this.upTo = upTo;
  }
}

/** A link is good for the request that it was given for, and for no other. */
const oppositeIn = ({ request, opp }: Part, now: DiceRequest): Opposite =>
  isGivenLink(opp) && canonicalJson(request) !== canonicalJson(now) ? 'changed' : opp;

interface Checked {
  readonly action: Action;
  readonly args: Json;
}

const isHead = (seen: unknown): seen is Head =>
  typeof seen === 'object' &&
  seen !== null &&
  Number.isSafeInteger((seen as { seq?: unknown }).seq) &&
  /^[0-9a-f]{64}$/.test(String((seen as { hash?: unknown }).hash));
