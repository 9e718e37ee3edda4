import { eventually } from './eventually.ts';
import type { Player } from './players.ts';
import { type Pose, readTrueTable } from './true-table.ts';

/** Where the ledger says that these pieces lie, in the order given; those that lie nowhere are left out. */
export const truePoses = async ({ context, table }: Player, ids: readonly string[]): Promise<Pose[]> => {
  const { poses } = await readTrueTable(context, table.id, table.seat);
  return ids.map((id) => poses.get(id)).filter((pose) => pose !== undefined);
};

/** The ledger says so, to the last thousandth. */
export const areAt = async (player: Player, ids: readonly string[], poses: readonly Pose[]): Promise<void> =>
  eventually(() => truePoses(player, ids), 'the ledger says so').toEqual(poses);

/** Poses brought so many thousandths of an MU to the right and forward. */
export const moved = (poses: readonly Pose[], right: number, forward: number): Pose[] =>
  poses.map(([x, y, heading]): Pose => [x + right, y + forward, heading]);
