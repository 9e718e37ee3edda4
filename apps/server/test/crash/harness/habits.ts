import type { Json, Seat } from '@vexillum/model';
import type { Player } from './player.ts';

type Random = () => number;

const pick = <T>(things: readonly T[], random: Random): T | undefined => things[Math.floor(random() * things.length)];

const stands = ({ live, seat }: Player, place: string): string[] =>
  [...live.$snapshot.get().public.stand]
    .filter(([, stand]) => stand.side === seat.side && stand.place === place && isInHand(seat, stand.command))
    .map(([id]) => id);

const isInHand = (seat: Seat, command: number | undefined): boolean =>
  seat.command === undefined || command === seat.command;

const anywhere = (random: Random): [number, number, number] => [
  Math.floor(random() * 90_000),
  Math.floor(random() * 36_000),
  Math.floor(random() * 36_000),
];

/** What a player does next: an action, or nothing where there is nothing to do it to. */
export type Habit = (player: Player, random: Random) => readonly [name: string, args: Json] | undefined;

const move: Habit = (player, random) => {
  const ids = stands(player, 'board');
  const some = new Set([pick(ids, random), ...(random() < 0.2 ? [pick(ids, random), pick(ids, random)] : [])]);
  const moves = [...some].flatMap((id) => (id === undefined ? [] : [{ id, to: anywhere(random) }]));
  return moves.length > 0 ? ['move-stands', { moves }] : undefined;
};

const withOneStand =
  (name: string, from: string): Habit =>
  (player, random) => {
    const id = pick(stands(player, from), random);
    return id === undefined ? undefined : [name, { stands: [id] }];
  };

const place: Habit = (player, random) => {
  const id = pick(stands(player, 'reserve'), random);
  return id === undefined ? undefined : ['place-stands', { stands: [{ id, pose: anywhere(random) }] }];
};

let lines = 0;
const say =
  (to: 'table' | 'side'): Habit =>
  ({ seat }) => ['say', { text: `${seat.id} says ${++lines}`, to }];
const roll: Habit = (_player, random) => ['roll-dice', { dice: random() < 0.5 ? [6] : [6, 6, 6], why: 'a melee' }];
const undo: Habit = () => ['undo-action', {}];
const redo: Habit = () => ['redo-action', {}];

/** Each as often as it stands here, of every twenty. */
const captain: readonly Habit[] = [
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  move,
  undo,
  undo,
  redo,
  roll,
  roll,
  say('table'),
  say('side'),
  withOneStand('lose-stands', 'board'),
  withOneStand('return-stands', 'lost'),
  place,
  place,
  move,
];
const commander: readonly Habit[] = [move, move, move, move, move, move, undo, redo, roll, say('table'), say('side')];

let notes = 0;
const plan = (player: Player, random: Random): void => {
  const { live, seat } = player;
  player.note(`note-${seat.id}-${++notes}`, `thought ${notes}`, Math.floor(random() * 90_000));
  if (random() < 0.3) live.plan?.writePad(`${live.plan.$pad.get()}${seat.id} ${notes}. `);
};

const MOST_WAITING = 12;

/** Plays on, whatever happens to the server, until told to stop; answers how. A player with much unanswered watches for a moment. */
export const keepPlaying = (player: Player, random: Random): (() => void) => {
  const habits = player.seat.kind === 'captain' ? captain : commander;
  let timer: ReturnType<typeof setTimeout>;
  const turn = () => {
    timer = setTimeout(turn, 4 + random() * 20);
    if (random() < 0.05) plan(player, random);
    const next = player.waiting < MOST_WAITING ? pick(habits, random)?.(player, random) : undefined;
    if (next) void player.act(...next);
  };
  turn();
  return () => clearTimeout(timer);
};
