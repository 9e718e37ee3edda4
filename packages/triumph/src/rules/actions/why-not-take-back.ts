import type { Refusal, Seat, TakenBack } from '@vexillum/model';
import { refuse } from '@vexillum/model';
import { mayHandleStand } from '../records/hands.ts';
import { leadsCommand } from '../records/leaders.ts';
import { allCommands } from '../deployment/slots.ts';
import { positionsOf } from '../positions/keep-position.ts';
import { colorOf } from '../records/colors-worn.ts';
import type { BattleKinds, Changes, Snapshot } from '../records/table.ts';
import { chooseColor } from './choose-color.ts';
import { correctCommandDie } from './correct-command-die.ts';
import { correctSlips } from './correct-slips.ts';
import { loseStands } from './lose-stands.ts';
import { markRout } from './mark-rout.ts';
import { moveStands } from './move-stands.ts';
import { placeStands } from './place-stands.ts';
import { playCard } from './play-card.ts';
import { returnStands } from './return-stands.ts';
import { routStands } from './rout-stands.ts';
import { setAsideStands } from './set-aside-stands.ts';
import { useCard } from './use-card.ts';

/** What is done to stands in one's own hand, or with the points of their command. What comes of a combat anybody may take back who did it. */
const byHand: ReadonlySet<string> = new Set(
  [
    correctCommandDie,
    correctSlips,
    loseStands,
    markRout,
    moveStands,
    placeStands,
    playCard,
    returnStands,
    routStands,
    setAsideStands,
    useCard,
  ].map(({ name }) => name),
);

const isTheirs = (snapshot: Snapshot, seat: Seat, id: string): boolean =>
  allCommands.some(
    (command) => `${id}:`.startsWith(`${seat.side}:${command}:`) && leadsCommand(snapshot, seat, command),
  );

/** What was done before the table went back is done with: to take it back would bring a piece of that again. */
const isOfBefore = (snapshot: Snapshot, seq: number): boolean =>
  positionsOf(snapshot).some((position) => position.kind === 'left' && position.seq >= seq);

/** The other side may have taken since what would come back. */
const whyNotWear = (snapshot: Snapshot, { public: { color = {} } = {} }: Changes): Refusal | undefined =>
  Object.entries(color).some(([side, both]) =>
    both.some((each) => (each?.color ?? side) === colorOf(snapshot, side === 'red' ? 'blue' : 'red')),
  )
    ? refuse('color-taken', 'The other side has taken that colour since.')
    : undefined;

/** A commander whose command has passed to somebody else takes back nothing of what they did with it, nor does it again. */
export const whyNotTakeBack = (
  snapshot: Snapshot,
  seat: Seat,
  { name, changes, seq }: TakenBack<BattleKinds>,
): Refusal | undefined => {
  if (isOfBefore(snapshot, seq))
    return refuse(
      'gone-back-since',
      'The table has gone back to an earlier moment since, so what was done before that stays as it is.',
    );
  if (name === chooseColor.name) return whyNotWear(snapshot, changes);
  if (seat.kind !== 'commander' || !byHand.has(name)) return undefined;
  const { stand = {}, pose = {}, played = {}, slip = {}, points = {} } = changes.public ?? {};
  const on = Object.values(played).flatMap((both) => both.flatMap((each) => each?.on ?? []));
  const stands = [...Object.keys(stand), ...Object.keys(pose), ...on];
  const ofOthers = stands.some(
    (id) => snapshot.public.stand.get(id)?.side === seat.side && mayHandleStand(seat, id, snapshot) !== undefined,
  );
  return ofOthers || Object.keys({ ...slip, ...points }).some((id) => !isTheirs(snapshot, seat, id))
    ? refuse('not-your-command', 'That command is led from another seat now, so what you did with it stays as it is.')
    : undefined;
};
