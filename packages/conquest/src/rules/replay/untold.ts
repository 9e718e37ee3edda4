import {
  type Changes as AnyChanges,
  isRefusal,
  isWords,
  saysSame,
  type ReplayEntry,
  type Seat,
  type Words,
  words,
} from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import { startGame } from '../actions/start-game.ts';
import { ACT_UNSEEN, FOG, type Fog } from '../fog/fog.ts';
import type { FogContext } from '../fog/fogged.ts';
import { rulesOf } from '../house-rules/rules-of.ts';
import { type Changes, ENDED, type Snapshot, THIS_STEP } from '../records.ts';
import { GAME, type GameState, phases } from '../state/game-state.ts';
import { type Player, playerId } from '../state/player.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { seats } from '../state/sides.ts';
import type { FogStory } from './fog-story.ts';
import { type Hindsight, withHindsight } from './hindsight.ts';
import { actionOf, again, contextOf, withoutNewLuck } from './run-again.ts';

export interface AtUntold {
  readonly recorded: AnyChanges;
  readonly hindsight: Hindsight;
  readonly fog: FogStory;
  /** Of a deed, which one of the game it is, from 1. */
  readonly deed: number;
}

type Public = NonNullable<Changes['public']>;
type Change<T> = readonly [before: T | null, after: T | null];

/** What everybody is told of a game, whatever is done in the fog. */
const openKinds: ReadonlySet<string> = new Set(['game', 'player', 'luck', 'mission']);

/**
 * What is wrong with an entry on land in a fog that the match never lifts. Nobody can say what was done; but who may act, what everybody is told of
 * the game, and that it goes on without an end, does not depend on it.
 */
export const wrongUntold = (before: Snapshot, entry: ReplayEntry, at: AtUntold): readonly Words[] => {
  const changes = (at.recorded.public ?? {}) as Public;
  const seat = seats.find(({ id }) => id === entry.seat);
  if (!seat) return [words('Entry {0} is of a seat that this game does not have.', entry.seq)];
  const begins = entry.name === startGame.name;
  const says =
    endsUnlifted(entry, changes, begins) ??
    (begins
      ? wrongStart(before, entry, seat, at)
      : (wrongActor(before, entry, seat, at.deed) ?? wrongTold(before, entry, seat, changes)));
  return says === undefined ? [] : [says];
};

const impossible = ({ seq, name }: ReplayEntry): Words =>
  words('Entry {0}: {1} cannot do what the entry says, whatever lies in the fog.', seq, name);

const endsUnlifted = ({ seq }: ReplayEntry, changes: Public, begins: boolean): Words | undefined => {
  const [game, step] = [changes.game?.[GAME]?.[1], changes.step?.[THIS_STEP]?.[1]];
  const isOver = game?.phase === 'over' || game?.winner !== undefined || step?.number === ENDED.number;
  // Nothing but another game takes the fog away without lifting it.
  if (isOver || (changes.fog !== undefined && !begins))
    return words('Entry {0}: the game is over, and its fog never lifted.', seq);
  return changes.territory === undefined ? undefined : words('Entry {0} tells land that lies in the fog.', seq);
};

/** Stands in for the secret that was never shown: it decides how land is dealt and who begins, and of that nothing is compared. */
const ANY_SECRET = '0'.repeat(64);

/** START deals land that nobody sees; all the rest of it is the same whatever the dice were. */
const wrongStart = (before: Snapshot, entry: ReplayEntry, seat: Seat, { recorded, hindsight, fog }: AtUntold) => {
  const action = actionOf(entry);
  if (!action) return impossible(entry);
  const context: FogContext = { ...contextOf(entry, seat, before, hindsight.digestOf), fogSecret: ANY_SECRET };
  const outcome = again(fog.into(withHindsight(before, hindsight)), entry, action, context);
  if (isWords(outcome)) return outcome;
  if (isRefusal(outcome))
    return words('Entry {0}: {1} would be refused here: {2}', entry.seq, entry.name, outcome.words);
  const isSame = saysSame(startTold(before, outcome.changes.public), startTold(before, recorded.public));
  return isSame && hasOneFog(recorded) ? undefined : impossible(entry);
};

const hasOneFog = ({ public: changes }: AnyChanges): boolean => {
  const fogs = Object.entries(((changes as Public | undefined)?.fog ?? {}) as Record<string, Change<Fog>>);
  return fogs.length === 1 && fogs[0]?.[0] === FOG && saysSame(Object.keys(fogs[0][1][1] ?? {}), ['digest']);
};

/** What START tells, without what follows from dice in the fog. */
const startTold = (before: Snapshot, changes: AnyChanges['public']): unknown => {
  const { fog: _fog, game, player, ...others } = withoutNewLuck(changes) as Public;
  if (!rulesOf(before).isRandomOrder) return { ...others, game, player };
  const players = Object.entries((player ?? {}) as Record<string, Change<Player>>);
  const { order = [], mover = '', ...rest } = game?.[GAME]?.[1] ?? {};
  const armies = players.map(([, [, after]]) => after?.armiesLeft ?? 0);
  return {
    ...others,
    game: { ...rest, order: order.toSorted(), begins: order[0] === mover },
    player: Object.fromEntries(players.map(([id, [was, after]]) => [id, [was, { ...after, armiesLeft: 0 }]])),
    armies: armies.toSorted((one, other) => one - other),
  };
};

/** Whether that seat may act so at all; of a deed everybody knows that it is the mover's, and how many came before. */
const wrongActor = (before: Snapshot, entry: ReplayEntry, seat: Seat, deed: number): Words | undefined => {
  if (entry.name === ACT_UNSEEN) {
    const game = gameOf(before);
    const { deed: number, digest, ...more } = (entry.args ?? {}) as { readonly [key: string]: unknown };
    const isDeed = number === deed && typeof digest === 'string' && Object.keys(more).length === 0;
    const isOnTurn = seat.side !== undefined && seat.side === game?.mover && game.phase !== 'assignment';
    return isDeed && isOnTurn ? undefined : impossible(entry);
  }
  const action = actionOf(entry);
  if (!action || !Value.Check(action.args, entry.args))
    return words('Entry {0}: {1} does not take such arguments.', entry.seq, entry.name);
  const refusal = action.mayAct(seat, before);
  return refusal && words('Entry {0}: {1} would be refused here: {2}', entry.seq, entry.name, refusal.words);
};

/** Whether what it tells everybody can have come of it. */
const wrongTold = (before: Snapshot, entry: ReplayEntry, seat: Seat, changes: Public): Words | undefined => {
  const game = gameOf(before);
  const isOpen = Object.keys(changes).every((kind) => openKinds.has(kind));
  const isTaken = Object.values(changes).some((records) =>
    Object.values(records as Record<string, Change<unknown>>).some(([, after]) => after === null),
  );
  if (!game || !isOpen || isTaken) return impossible(entry);
  const games = Object.entries((changes.game ?? {}) as Record<string, Change<GameState>>);
  const players = Object.entries((changes.player ?? {}) as Record<string, Change<Player>>);
  const isSound =
    games.every(([id, [, after]]) => id === GAME && after !== null && goesOn(game, after)) &&
    players.every(
      ([id, [was, after]]) => after !== null && isPlayerOf(game, id) && playsOn(entry, seat, id, was, after),
    );
  return isSound && isMoverIn(before, changes) ? undefined : impossible(entry);
};

/** The game's public part goes one turn on at most, and tells nothing that follows from land. */
const goesOn = (before: GameState, after: GameState): boolean => {
  const { recruits, conquests, conquest, move, hasAttacked, turn, mover, nextFlag } = after;
  const isHidden = recruits === 0 && conquests === 0 && !conquest && !move && !hasAttacked;
  const isSameTurn = turn === before.turn && mover === before.mover && after.phase === before.phase;
  const isNextTurn = turn === before.turn + 1 && phases.indexOf(after.phase) >= phases.indexOf(before.phase);
  return (
    isHidden &&
    (isSameTurn || isNextTurn) &&
    saysSame(after.order, before.order) &&
    after.order.includes(mover) &&
    (nextFlag === before.nextFlag || nextFlag === before.nextFlag + 1) &&
    after.setsTurnedIn >= before.setsTurnedIn
  );
};

const isPlayerOf = ({ order }: GameState, id: string): boolean => order.some((side) => playerId(side) === id);

/** Nobody is put out but as that action puts them out, nobody comes back, and first armies only become fewer. */
const playsOn = (entry: ReplayEntry, seat: Seat, id: string, was: Player | null, after: Player): boolean => {
  if (was === null || after.team !== was.team || after.armiesLeft > was.armiesLeft || after.armiesLeft < 0)
    return false;
  if (was.out !== undefined || after.out === undefined) return after.out === was.out;
  const { player } = (entry.args ?? {}) as { readonly player?: unknown };
  if (after.out === 'evicted') return entry.name === 'evict-player' && id === playerId(String(player));
  if (after.out === 'resigned') return entry.name === 'resign-game' && id === playerId(seat.side ?? '');
  return entry.name === ACT_UNSEEN && after.outBy === seat.side && id !== playerId(seat.side ?? '');
};

/** Whoever is on turn afterwards is still in the game. */
const isMoverIn = (before: Snapshot, changes: Public): boolean => {
  const mover = (changes.game?.[GAME]?.[1] ?? gameOf(before))?.mover ?? '';
  const player = changes.player?.[playerId(mover)]?.[1] ?? playerOf(before, mover);
  return player !== undefined && player.out === undefined;
};
