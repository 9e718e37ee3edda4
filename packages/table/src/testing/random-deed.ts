import type { Json, Pose, Seat } from '@vexillum/model';
import { testArmy } from './test-game.ts';
import type { TestSnapshot } from './test-records.ts';

export interface RandomDeed {
  readonly name: string;
  readonly args: Json;
}

type Random = () => number;

const pick = <T>(things: readonly T[], random: Random): T | undefined => things[Math.floor(random() * things.length)];

const somePose = (random: Random): Pose => [
  Math.floor(random() * 90_000),
  Math.floor(random() * 36_000),
  Math.floor(random() * 36_000),
];

const standsOf = (seat: Seat, snapshot: TestSnapshot, place: string): string[] =>
  [...snapshot.public.stand].filter(([, stand]) => stand.side === seat.side && stand.place === place).map(([id]) => id);

/** Something that a player in this seat might well do now, sensible or not. */
export const randomDeed = (seat: Seat, snapshot: TestSnapshot, random: Random): RandomDeed => {
  const side = seat.side;
  if (seat.kind === 'captain' && side !== undefined && !snapshot.public.army.has(side)) return bringsArmy(side);
  const choice = random();
  const onBoard = standsOf(seat, snapshot, 'board');
  const inReserve = standsOf(seat, snapshot, 'reserve');
  if (choice < 0.14) return { name: 'undo-action', args: {} };
  if (choice < 0.2) return { name: 'redo-action', args: {} };
  if (choice < 0.25) return { name: 'say', args: { text: `hear ${Math.floor(random() * 1000)}`, to: 'table' } };
  if (choice < 0.3) return { name: 'say', args: { text: `SECRET-TALK-${side ?? 'none'}`, to: 'side' } };
  if (choice < 0.34) return { name: 'roll-dice', args: { dice: [6, 6], why: 'to see' } };
  if (choice < 0.38)
    return {
      name: 'draw',
      args: {
        shape: 'arrow',
        points: [
          [0, 0],
          [Math.floor(random() * 9000), 5],
        ],
      },
    };
  if (choice < 0.42) return erases(snapshot, random);
  if (choice < 0.46 && inReserve.length > 0) return assigns(inReserve, random);
  if (choice < 0.6 && inReserve.length > 0) return places(inReserve, random);
  if (choice < 0.64 && onBoard.length > 0)
    return { name: 'lose-stands', args: { stands: [pick(onBoard, random) ?? ''] } };
  if (choice < 0.7 && onBoard.length > 0) return moves(onBoard, random);
  const any = pick([...snapshot.public.pose.keys()], random);
  return moves(any === undefined ? ['stand:nobody'] : [any], random);
};

const bringsArmy = (side: string): RandomDeed => {
  const army = testArmy(side, 40);
  const stands = army.stands.map((stand, i) => ({ ...stand, entry: `SECRET-ENTRY-${side}-${i}` }));
  return { name: 'bring-army', args: { ...army, stands } };
};

const assigns = (stands: readonly string[], random: Random): RandomDeed => ({
  name: 'assign-stand',
  args: { stand: pick(stands, random) ?? '', command: pick([1, 2, 3], random) ?? 1 },
});

const places = (stands: readonly string[], random: Random): RandomDeed => ({
  name: 'place-stands',
  args: { stands: stands.slice(0, 1 + Math.floor(random() * 6)).map((id) => ({ id, pose: somePose(random) })) },
});

const moves = (stands: readonly string[], random: Random): RandomDeed => ({
  name: 'move-stands',
  args: { moves: stands.map((id) => ({ id, to: somePose(random) })) },
});

const erases = (snapshot: TestSnapshot, random: Random): RandomDeed => ({
  name: 'erase',
  args: { drawings: [pick([...snapshot.public.drawing.keys()], random) ?? 'drawing:none'] },
});
