import { msg, str } from '@vexillum/ui/words';
import { isUnacceptedUmpire, type Json, type Seat, type SideId, THIS_TABLE } from '@vexillum/model';
import { sideTitle } from '@vexillum/frame/seat-title';
import {
  type CommandNumber,
  commandsWithDice,
  leadsTurn,
  type Losses,
  otherThan,
  phaseAt,
  type PhaseCode,
  phasesOf,
  pointsAt,
  pointsLeft,
  type Profile,
  publicLosses,
  outcomeOf,
  type Snapshot,
  wishesToEnd,
} from '../../rules/index.ts';
import { nextWithTasks, type PhaseTasks } from '../../rules/turn/phase-tasks.ts';
import { halfPointsText } from '../half-points-text.ts';
import { phaseText } from './phase-words.ts';

export interface Deed {
  readonly label: string;
  /** What comes of it, where the label does not say it all. */
  readonly hint?: string;
  readonly name: string;
  readonly args: Json;
}

export interface CommandChip {
  readonly command: CommandNumber;
  readonly die: number | undefined;
  readonly points: number | undefined;
  readonly left: number | undefined;
}

/** The turn as one seat sees it. */
export interface TurnView {
  readonly number: number;
  readonly side: SideId;
  readonly phase: PhaseCode | undefined;
  readonly chips: readonly { readonly phase: PhaseCode; readonly state: 'done' | 'now' | 'next' }[];
  /** What is asked of whom now. */
  readonly says: string;
  readonly commands: readonly CommandChip[];
  /** The next phase in which there is something to do; `undefined` where the turn goes to the other side then. */
  readonly next: PhaseCode | undefined;
  /** The obvious next thing, none while this phase has something left to do; and what else this seat may do about the turn. */
  readonly first: Deed | undefined;
  readonly others: readonly Deed[];
  readonly isAskedFor: boolean;
}

const countText = (tasks: PhaseTasks, phase: 'rout' | 'ranged' | 'close'): string => {
  switch (phase) {
    case 'rout':
      return msg(
        '{0, plural, =0 {Nobody has to rout.} one {# stand has to rout, or to be held.} other {# stands have to rout, or to be held.}}',
        tasks.rout,
      );
    case 'ranged':
      return msg(
        '{0, plural, =0 {Nobody has a target.} one {# shooter has a target.} other {# shooters have a target.}}',
        tasks.ranged,
      );
    case 'close':
      return msg(
        '{0, plural, =0 {Nobody is in contact.} one {There is # combat to fight.} other {There are # combats to fight.}}',
        tasks.close,
      );
    default:
      return phase satisfies never;
  }
};

const demoralizedTexts = (losses: Losses): string[] => {
  const commands = losses.flatMap((army) => army.commands.filter(({ isDemoralized }) => isDemoralized));
  const names = commands.map(({ side, command }) => `${sideTitle(side)} ${command}`);
  return names.length === 0 ? [] : [msg(str`Demoralized: ${names.join(', ')}.`)];
};

const endText = (snapshot: Snapshot, profile: Profile): string => {
  const losses = publicLosses(snapshot, profile);
  const [red, blue] = losses.map(({ lost }) => halfPointsText(lost));
  const outcome = outcomeOf(losses);
  const lost = [msg(str`Lost so far: Red ${red}, Blue ${blue}.`), ...demoralizedTexts(losses)].join(' ');
  if (outcome.kind === 'defeat') {
    const [one = 0, other = 0] = losses.map((army) => army.lost);
    const margin = halfPointsText(Math.abs(one - other));
    const won = msg(str`${sideTitle(otherThan(outcome.side))} has won by ${margin} points`);
    return `${lost} ${won}: ${msg('both captains, or the umpire, end the game, or you play on.')}`;
  }
  return outcome.kind === 'equal'
    ? `${lost} ${msg('Both armies have lost enough for defeat, but equally much: play goes on.')}`
    : lost;
};

/** What is asked in this phase, in plain words: of the side whose turn it is as "you", or by its name. */
const saysOf = (
  { snapshot, profile, tasks }: Moment,
  phase: PhaseCode | undefined,
  whose: string | undefined,
): string => {
  switch (phase) {
    case undefined:
      return whose === undefined ? msg('It is your turn.') : msg(str`${whose} has the turn.`);
    case 'cards':
      return whose === undefined
        ? msg('You may play a card that comes before the dice. Then roll for command points.')
        : msg(str`${whose} may play a card that comes before the dice, and then rolls for command points.`);
    case 'command':
      return whose === undefined ? msg('Roll for command points.') : msg(str`${whose} rolls for command points.`);
    case 'movement':
      return whose === undefined
        ? msg('Move your stands. Each move costs its command points; a group pays once.')
        : msg(str`${whose} moves, and pays for each move.`);
    case 'rout':
      return countText(tasks, 'rout');
    case 'ranged':
      return `${msg('Both sides shoot.')} ${countText(tasks, 'ranged')}`;
    case 'close':
      return `${msg('Both sides fight.')} ${countText(tasks, 'close')}`;
    case 'end':
      return endText(snapshot, profile);
    default:
      return phase satisfies never;
  }
};

export interface Moment {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly tasks: PhaseTasks;
}

const handOver = (side: SideId, from: Json): Deed => ({
  label: msg('End the turn'),
  hint: msg(str`${sideTitle(otherThan(side))} is next.`),
  name: 'begin-phase',
  args: { isTurnOver: true, from },
});

/** What is skipped on the way to a phase, where anything is. */
const skippedText = (profile: Profile, phase: PhaseCode | undefined, next: PhaseCode): string | undefined => {
  const order = phasesOf(profile).map((each) => each.phase);
  const skipped = order.slice(order.findIndex((each) => each === phase) + 1, order.indexOf(next));
  return skipped.length === 0 ? undefined : msg(str`Nothing to do: ${skipped.map(phaseText).join(', ')}`);
};

const firstDeed = ({ profile, tasks }: Moment, side: SideId, phase: PhaseCode | undefined, from: Json): Deed => {
  if ((phase === 'cards' || phase === 'command') && tasks.command > 0)
    return { label: msg('Roll for command points'), name: 'roll-command-points', args: {} };
  const next = nextWithTasks({ profile }, phase, tasks);
  if (next === undefined) return handOver(side, from);
  const hint = skippedText(profile, phase, next);
  return {
    label: msg(str`On to: ${phaseText(next)}`),
    ...(hint === undefined ? {} : { hint }),
    name: 'begin-phase',
    args: { phase: next, from },
  };
};

/** Whether the phase has something left that was not done: then to pass on is no longer the obvious thing. */
const isUnfinished = ({ tasks }: Moment, phase: PhaseCode | undefined): boolean =>
  (phase === 'rout' || phase === 'ranged' || phase === 'close') && tasks[phase] > 0;

/** An army is beaten as the turn ends: both captains say that it is over, or they play on. An umpire, whose word ends it at once, is asked twice elsewhere. */
const endDeed = ({ snapshot, profile }: Moment, seat: Seat, phase: PhaseCode | undefined): Deed | undefined => {
  const isEnd = phase === 'end' && outcomeOf(publicLosses(snapshot, profile)).kind === 'defeat';
  if (!isEnd || seat.kind !== 'captain') return undefined;
  const ending = wishesToEnd(snapshot);
  if (seat.side !== undefined && ending[seat.side])
    return {
      label: msg('Play on'),
      hint: msg('You have asked the other captain to end the game. This takes it back.'),
      name: 'end-game',
      args: { withdraw: true },
    };
  const isAsked = Object.keys(ending).length > 0;
  return {
    label: msg('End the game'),
    hint: isAsked
      ? msg('The other captain wants to end the game.')
      : msg('Everything that was secret is then shown to everybody.'),
    name: 'end-game',
    args: {},
  };
};

const askDeed = (isAskedFor: boolean): Deed =>
  isAskedFor
    ? { label: msg('No longer ask for the turn'), name: 'ask-for-turn', args: { withdraw: true } }
    : { label: msg('Ask for the turn'), name: 'ask-for-turn', args: {} };

/** The turn that is on, as this seat sees it; `undefined` before the first one. */
export const turnView = (moment: Moment, seat: Seat): TurnView | undefined => {
  const { snapshot, profile } = moment;
  const turn = snapshot.public.turn.get(THIS_TABLE);
  if (!turn) return undefined;
  const { side, number, isAskedFor = false } = turn;
  const phase = phaseAt(snapshot);
  const order = phasesOf(profile).map((each) => each.phase);
  const now = order.findIndex((each) => each === phase);
  const from: Json = { turn: number, ...(phase ? { phase } : {}) };
  const isLeader = seat.kind === 'captain' || (seat.kind === 'umpire' && !isUnacceptedUmpire(seat, snapshot));
  const leads = isLeader && leadsTurn(snapshot, seat, side);
  const isRolling = seat.kind === 'commander' && seat.side === side;
  const first = leads || isRolling ? firstDeed(moment, side, phase, from) : undefined;
  const mayDoFirst = first && (leads || first.name === 'roll-command-points');
  const isWaiting = seat.kind === 'captain' && seat.side !== side;
  const isHandOver = first !== undefined && 'isTurnOver' in (first.args as object);
  const ending = endDeed(moment, seat, phase);
  const isEnded = ending?.args !== undefined && 'withdraw' in (ending.args as object);
  const offered = mayDoFirst ? first : undefined;
  const passing = isUnfinished(moment, phase) ? offered : undefined;
  return {
    number,
    side,
    phase,
    chips: order.map((each, index) => ({ phase: each, state: index < now ? 'done' : index === now ? 'now' : 'next' })),
    says: saysOf(moment, phase, seat.side === side ? undefined : sideTitle(side)),
    commands: commandsWithDice(snapshot, profile, side).map((command) => {
      const points = pointsAt(snapshot, side, command);
      return { command, die: points?.die, points: points?.points, left: pointsLeft(snapshot, side, command) };
    }),
    next: nextWithTasks({ profile }, phase, moment.tasks),
    first: ending && !isEnded ? ending : passing ? undefined : offered,
    others: [
      ...(leads && (!isHandOver || (ending && !isEnded)) ? [handOver(side, from)] : []),
      ...(isWaiting ? [askDeed(isAskedFor)] : []),
      ...(ending && isEnded ? [ending] : []),
      // Where it stands as the obvious thing too: nothing else comes under the pointer when the last combat is done.
      ...(passing ? [passing] : []),
    ],
    isAskedFor,
  };
};
