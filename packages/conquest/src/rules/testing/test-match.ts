import {
  type Chance,
  changeInPlace,
  CREATE_TABLE,
  type DigestOf,
  eventOf,
  isOneOf,
  isRefusal,
  type Outcome,
  plainText,
  platformActions,
  publicView,
  type Refusal,
  refuse,
  type ReplayEntry,
  type RuleValues,
  type SideId,
  THIS_TABLE,
  withClock,
  words,
} from '@vexillum/model';
import { testDigest } from '@vexillum/model/testing';
import { Value } from '@sinclair/typebox/value';
import { type Action, Edits, emptySnapshot, type Snapshot } from '../records.ts';
import { OWN_MAP } from '../board/board-of.ts';
import { conquestClock } from '../clock/conquest-clock.ts';
import { conquest } from '../game.ts';
import { type ConquestEvent, conquestEvents, eventIn, type ToldEvent } from '../events/conquest-events.ts';
import type { MapPack } from '../maps/map-pack.ts';
import { ACT_UNSEEN, reportId } from '../fog/fog.ts';
import { truthOf } from '../fog/fogged.ts';
import { GAME, type GameState } from '../state/game-state.ts';
import { type Player, playerId } from '../state/player.ts';
import { gameOf, playerOf, territoryOf } from '../state/read.ts';
import { territoryId } from '../state/territory.ts';
import { flagId } from '../flags/luck.ts';
import type { FlagKind } from '../flags/flag-kinds.ts';
import { seededChance } from './seeded-chance.ts';
import { sixLands } from './six-lands.ts';

const actions: ReadonlyMap<string, Action> = new Map(
  [...platformActions, ...conquest.actions].map((action) => [action.name, action]),
);

export interface TestMatchOptions {
  readonly players?: number;
  readonly rules?: RuleValues;
  readonly map?: MapPack;
  readonly seed?: number;
  /** Whether to keep what a public ledger would. */
  readonly isRecorded?: boolean;
  readonly digestOf?: DigestOf;
}

/** A table where a game of conquest is played, as the server runs it. */
export class TestMatch {
  readonly snapshot: Snapshot = emptySnapshot(conquest.sides);
  readonly entries: ReplayEntry[] = [];
  /** What each side alone was told, by entry, as its own file would tell it. */
  readonly secrets: { [side: string]: Map<number, { readonly [kind: string]: unknown }> } = {};
  /** What happened last. */
  happened: ToldEvent = { kind: 'untold', what: 'nothing' };
  /** What the clock says, ISO 8601. */
  now = '2026-01-01T12:00:00.000Z';
  readonly #chance: Chance;
  readonly #isRecorded: boolean;
  readonly #digestOf: DigestOf;
  #dice: number[] = [];
  #acts = 0;

  constructor(options: TestMatchOptions = {}) {
    const { players = 2, rules = {}, map = sixLands, seed = 1, isRecorded = false, digestOf = testDigest } = options;
    this.#chance = seededChance(seed);
    this.#isRecorded = isRecorded;
    this.#digestOf = digestOf;
    const houseRules = { ...Object.fromEntries(conquest.houseRules.map((rule) => [rule.key, rule.default])), ...rules };
    const table = {
      game: conquest.id,
      gameId: 'g',
      profile: map.id,
      name: 'Test',
      visibility: 'private' as const,
      houseRules,
    };
    const edits = new Edits(this.snapshot).put('table', THIS_TABLE, table).put('map', OWN_MAP, map);
    for (const [at, { id, kind, side }] of conquest.seats.entries())
      edits.put('seat', id, {
        kind,
        ...(side ? { side } : {}),
        ...(at > 0 && at <= players ? { name: `${id} the Bold` } : {}),
      });
    this.#take('host', CREATE_TABLE, { game: conquest.id, name: 'Test' }, { changes: edits.changes() });
  }

  /** What happened last in the game; under fog as those were told who saw it. */
  get told(): ConquestEvent {
    const told = this.#reported(this.happened);
    if (isOneOf(conquestEvents, told)) return told;
    if (!isOneOf(conquestEvents, this.happened)) throw new Error(`${this.happened.kind} is nothing of the game's`);
    return this.happened;
  }

  #reported(happened: ToldEvent): { readonly kind: string } {
    if (happened.kind !== ACT_UNSEEN) return happened;
    const layers = Object.values(this.snapshot.sides);
    return layers.map((layer) => layer?.report.get(reportId(happened.deed))?.event).find((event) => event) ?? happened;
  }

  /** The true table, as it is now and whenever it is asked, whatever anybody sees of it. */
  get truth(): Snapshot {
    const { snapshot } = this;
    return {
      get public() {
        return (truthOf(snapshot) ?? snapshot).public;
      },
      get sides() {
        return snapshot.sides;
      },
    };
  }

  get game(): GameState {
    const game = gameOf(this.snapshot);
    if (!game) throw new Error('no game is on');
    return game;
  }

  get mover(): SideId {
    return this.game.mover;
  }

  player(side: SideId): Player {
    const player = playerOf(this.snapshot, side);
    if (!player) throw new Error(`${side} does not play`);
    return player;
  }

  /** Owner and armies in one text: `player-1 3`. */
  at(territory: string): string {
    const { owner, armies } = territoryOf(this.snapshot, territory);
    return `${owner ?? 'nobody'} ${armies}`;
  }

  armiesOf(side: SideId): number {
    let sum = 0;
    for (const { owner, armies } of this.snapshot.public.territory.values()) if (owner === side) sum += armies;
    return sum;
  }

  /** The next dice, in order; afterwards the seed's again. */
  throws(...dice: number[]): this {
    this.#dice = dice;
    return this;
  }

  attempt(seatId: string, name: string, args: unknown = {}): Outcome | Refusal {
    const action = actions.get(name);
    const seat = conquest.seats.find(({ id }) => id === seatId);
    if (!action || !seat) throw new Error(`no ${name} by ${seatId}`);
    if (!Value.Check(action.args, args))
      return refuse('bad-args', words('{0}', [...Value.Errors(action.args, args)][0]?.path));
    return (
      action.mayAct(seat, this.snapshot) ??
      action.run(this.snapshot, args as never, {
        seat,
        name: seatId,
        id: `00000000-0000-4000-8000-${String(++this.#acts).padStart(12, '0')}`,
        at: this.now,
        ...(this.#isRecorded ? { seq: this.entries.length } : {}),
        chance: { ...this.#chance, roll: (asked) => this.#roll(asked.dice, asked.why) },
        digestOf: this.#digestOf,
      })
    );
  }

  /** Acts; a refusal is a failed test. */
  act(seat: string, name: string, args: unknown = {}): Outcome {
    const outcome = this.attempt(seat, name, args);
    if (isRefusal(outcome))
      throw new Error(`${name} by ${seat} was refused: ${outcome.code} ${plainText(outcome.words)}`);
    this.#take(seat, name, args, outcome);
    return outcome;
  }

  /** The code of the refusal; `done` where it was done. */
  answer(seat: string, name: string, args: unknown = {}): string {
    const outcome = this.attempt(seat, name, args);
    return isRefusal(outcome) ? outcome.code : 'done';
  }

  start(): this {
    this.act('player-1', 'start-game');
    return this;
  }

  /** Somebody sits down. */
  sit(seat: string): this {
    const free = this.snapshot.public.seat.get(seat);
    if (!free) throw new Error(`no seat ${seat}`);
    const edits = new Edits(this.snapshot).put('seat', seat, { ...free, name: `${seat} the Late` });
    this.#take(seat, 'claim-seat', {}, { changes: edits.changes() });
    return this;
  }

  /** Puts the game where a test wants it: `{ a: 'player-1 3' }`, in the Conquer phase of player-1's turn with nothing left to place. */
  lay(land: Readonly<Record<string, string>>, game: Partial<GameState> = {}): this {
    const edits = new Edits(this.snapshot);
    for (const [id, said] of Object.entries(land)) {
      const [owner, armies] = said.split(' ') as [string, string];
      edits.put('territory', territoryId(id), { owner, armies: Number(armies) });
    }
    for (const side of this.game.order) edits.put('player', playerId(side), { ...this.player(side), armiesLeft: 0 });
    edits.put('game', GAME, { ...this.game, phase: 'conquer', recruits: 0, hasBegun: true, ...game });
    const deed = { at: this.now, name: 'lay' };
    changeInPlace(this.snapshot, withClock(this.snapshot, edits.changes(), deed, conquestClock));
    return this;
  }

  /** Gives a side so many more armies to place first. */
  hand(side: SideId, more: number): this {
    const { armiesLeft, ...player } = this.player(side);
    const edits = new Edits(this.snapshot).put('player', playerId(side), { ...player, armiesLeft: armiesLeft + more });
    changeInPlace(this.snapshot, edits.changes());
    return this;
  }

  /** Gives a side victory flags of these kinds, which only it knows. */
  give(side: SideId, ...kinds: readonly FlagKind[]): this {
    const edits = new Edits(this.snapshot);
    const held = this.player(side).flags;
    const flags = kinds.map((_, at) => ({
      number: 1000 + Number(side.slice(-1)) * 100 + held.length + at,
      drawnBy: 'test',
    }));
    kinds.forEach((kind, at) => {
      edits.putSecret(side, 'flag', flagId(flags[at]?.number ?? 0), { kind, secret: 'ab'.repeat(32) });
    });
    edits.put('player', playerId(side), { ...this.player(side), flags: [...held, ...flags] });
    changeInPlace(this.snapshot, edits.changes());
    return this;
  }

  /** As if another server went on from the public file, or from this side's own: nobody else’s secrets come along. */
  moveElsewhere(kept?: SideId): this {
    for (const [side, layer] of Object.entries(this.snapshot.sides))
      if (layer && side !== kept)
        for (const records of [layer.luck, layer.flag, layer.mission]) (records as Map<string, unknown>).clear();
    this.#take('host', 'continued', {}, { changes: {} });
    return this;
  }

  #roll(dice: readonly number[], why: string) {
    if (this.#dice.length === 0) return this.#chance.roll({ dice, why });
    const values = this.#dice.splice(0, dice.length);
    return { values, draw: { req: { d: [...dice], why }, values } };
  }

  #take(seat: string, name: string, args: unknown, outcome: Outcome): void {
    const { draw } = outcome;
    const { side } = conquest.seats.find(({ id }) => id === seat) ?? {};
    const changes = withClock(this.snapshot, outcome.changes, { at: this.now, side, name }, conquestClock);
    const seq = this.entries.length;
    const { publicName = name, publicArgs = args } = outcome;
    const entry = { seq, at: this.now, seat, name: publicName, args: publicArgs, changes: changes.public ?? {}, draw };
    this.happened = eventIn({ ...entry, event: eventOf(conquest, publicView(this.snapshot), entry) });
    if (this.#isRecorded) {
      const id = `00000000-0000-4000-8000-${String(this.#acts).padStart(12, '0')}`;
      this.entries.push(JSON.parse(JSON.stringify({ ...entry, id })) as ReplayEntry);
      for (const [told, layer] of Object.entries(changes.sides ?? {}))
        (this.secrets[told] ??= new Map()).set(seq, JSON.parse(JSON.stringify(layer)) as Record<string, unknown>);
    }
    changeInPlace(this.snapshot, changes);
  }
}

/** The ids of the game's own public records that are on the table. */
export const recordsLeft = ({ snapshot }: TestMatch): string[] =>
  (['game', 'player', 'territory', 'map', 'setup', 'luck'] as const).flatMap((kind) => [
    ...snapshot.public[kind].keys(),
  ]);
