import { type Pose, poseFrom, withChanges } from '@vexillum/model';
import { emptyTable } from './play.ts';
import { Edits, type Snapshot } from '../records/table.ts';
import type { Stand, StandSecret } from '../records/stand.ts';

export type Spot = readonly [xMu: number, yMu: number, degrees: number];

/** A stand in a few words. */
export interface LaidStand {
  /** Left out: spears. */
  readonly troopType?: string;
  readonly at: Spot;
  readonly side?: 'red' | 'blue';
  readonly command?: 1 | 2 | 3;
  readonly general?: true;
  readonly hinges?: readonly Pose[];
  readonly uses?: NonNullable<Stand['uses']>;
  readonly was?: string;
  readonly routed?: number;
  readonly secret?: Partial<StandSecret>;
}

export interface LaidTerrain {
  readonly type: string;
  readonly at: Spot;
  /** In MU. */
  readonly size: readonly [width: number, depth: number];
}

const secretOf = ({ command, general, secret }: LaidStand): StandSecret => ({
  command: command ?? null,
  halfPoints: 8,
  ...(general ? { general } : {}),
  ...secret,
});

/** A table with these stands and pieces on the board, by their ids. Stands are red spears where nothing else is said. */
export const boardWith = (
  stands: Readonly<Record<string, LaidStand>>,
  terrain: Readonly<Record<string, LaidTerrain>> = {},
  from: Snapshot = emptyTable(),
): Snapshot => {
  const edits = new Edits(from);
  for (const [id, laid] of Object.entries(stands)) {
    const { troopType = 'SPR', at, side = 'red', secret: _, ...known } = laid;
    edits.put('stand', id, { side, troopType, place: 'board', ...known }).put('pose', id, poseFrom(...at));
    edits.putSecret(side, 'stand', id, secretOf(laid));
  }
  for (const [id, { type, at, size }] of Object.entries(terrain)) {
    edits.put('terrain', id, { type, size: [size[0] * 1000, size[1] * 1000], variant: 0 });
    edits.put('pose', id, poseFrom(...at));
  }
  return withChanges(from, edits.changes());
};

/** So many stands side by side, named `red0` and so on, the middle of their front at the spot, looking at blue. */
export const lineOf = (count: number, [x, y]: readonly [number, number], more: Partial<LaidStand> = {}) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index): [string, LaidStand] => [
      `${more.side ?? 'red'}${index}`,
      { at: [x + 2 * index - (count - 1), y, 0], ...more },
    ]),
  );
