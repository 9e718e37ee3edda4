import { withChanges } from '@vexillum/model';
import { emptyTable } from './play.ts';
import { Edits, type Snapshot } from '../records/table.ts';
import type { Place, Stand, StandSecret } from '../records/stand.ts';

/** A stand of an army that has suffered. Points as players write them. */
export interface ThinnedStand extends Partial<Pick<StandSecret, 'cards' | 'real'>> {
  readonly command: 1 | 2 | 3;
  /** What was paid for it. */
  readonly points: number;
  /** Left out: spears, which seem to be worth 4. */
  readonly troopType?: string;
  readonly side?: 'red' | 'blue';
  /** Left out: on the board. */
  readonly place?: Place;
  /** Cards in use for all to see; what it was brought as. */
  readonly uses?: Stand['uses'];
  readonly was?: string;
  /** Whether everybody knows its command; left out: yes. */
  readonly isShown?: boolean;
}

const publicPart = ({
  command,
  troopType = 'SPR',
  side = 'red',
  place = 'board',
  isShown = true,
  uses,
  was,
}: ThinnedStand): Stand => ({
  side,
  troopType,
  place,
  ...(isShown ? { command } : {}),
  ...(uses ? { uses } : {}),
  ...(was === undefined ? {} : { was }),
});

const secretPart = ({ command, points, cards, real }: ThinnedStand): StandSecret => ({
  command,
  halfPoints: points * 2,
  ...(cards ? { cards } : {}),
  ...(real ? { real } : {}),
});

export interface ThinnedTable {
  readonly stands: readonly ThinnedStand[];
  /** Points of the armies as they were brought; left out: 144 each. */
  readonly armies?: Readonly<Record<'red' | 'blue', number>>;
  readonly sacked?: readonly ('red' | 'blue')[];
  readonly from?: Snapshot;
}

/** A grand table with these stands, named `s0` and so on, and with sacked camps. */
export const thinnedTable = ({
  stands,
  armies = { red: 144, blue: 144 },
  sacked = [],
  from = emptyTable(),
}: ThinnedTable): Snapshot => {
  const edits = new Edits(from);
  for (const [side, points] of Object.entries(armies))
    edits.put('army', side, { name: side, halfPoints: points * 2, cards: [] });
  for (const [index, stand] of stands.entries()) {
    edits.put('stand', `s${index}`, publicPart(stand));
    edits.putSecret(stand.side ?? 'red', 'stand', `s${index}`, secretPart(stand));
  }
  for (const [index, side] of sacked.entries())
    edits.put('camp', `camp:${side}-${index + 1}`, { side, size: [4000, 2000], sacked: true });
  return withChanges(from, edits.changes());
};

/** So many of the same stand. */
export const many = (count: number, stand: ThinnedStand): ThinnedStand[] => Array.from({ length: count }, () => stand);
