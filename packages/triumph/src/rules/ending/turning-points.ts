import { type Happened, type SideId, THIS_TABLE } from '@vexillum/model';
import type { TroopCounts } from '../events/battle-events.ts';
import { battleSides, publicLosses } from '../losses/losses-for.ts';
import { type CommandName, newlyDemoralized } from '../losses/newly-demoralized.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { BattleKinds, Snapshot } from '../records/table.ts';

/** What a turn did to both armies, as everybody knows it at the end of the battle. Points in halves. */
export interface TurnSwing {
  /** 0: before the first turn. */
  readonly turn: number;
  /** Whose turn it was. */
  readonly side: SideId | undefined;
  readonly lost: Readonly<Record<'red' | 'blue', number>>;
  /** How much more Blue lost than Red in it: above 0 it was Red's turn of luck, below 0 Blue's. */
  readonly swing: number;
  /** The stands that were lost, by type. */
  readonly stands: Readonly<Record<'red' | 'blue', TroopCounts>>;
  readonly demoralized: readonly CommandName[];
  /** Whose camps were sacked, one entry a camp. */
  readonly camps: readonly SideId[];
}

type Story = Iterable<Pick<Happened<BattleKinds>, 'before' | 'after'>>;

interface TurnSpan {
  readonly side: SideId | undefined;
  readonly from: Snapshot;
  to: Snapshot;
}

const turnOf = ({ public: { turn } }: Snapshot) => turn.get(THIS_TABLE);

/** Where each turn began and ended. A turn whose beginning was taken back did not begin. */
const spansOf = (story: Story): ReadonlyMap<number, TurnSpan> => {
  const spans = new Map<number, TurnSpan>();
  for (const { before, after } of story) {
    const { number = 0, side } = turnOf(before) ?? {};
    const span = spans.get(number) ?? { side, from: before, to: after };
    span.to = after;
    spans.set(number, span);
    const now = turnOf(after)?.number ?? 0;
    for (const later of spans.keys()) if (later > now) spans.delete(later);
  }
  return spans;
};

const standsLost = (from: Snapshot, to: Snapshot, side: SideId): TroopCounts => {
  const counts: Record<string, number> = {};
  for (const [id, stand] of to.public.stand) {
    if (stand.side !== side || stand.place !== 'lost' || from.public.stand.get(id)?.place === 'lost') continue;
    counts[stand.troopType] = (counts[stand.troopType] ?? 0) + 1;
  }
  return counts;
};

const campsSacked = (from: Snapshot, to: Snapshot): SideId[] =>
  [...to.public.camp].flatMap(([id, camp]) => (camp.sacked && !from.public.camp.get(id)?.sacked ? [camp.side] : []));

/** The turns of a battle, out of its public story. `known`: a moment with what everybody knows at the end, so that what opened late is no loss of the last turn. */
export const swingsOf = (story: Story, known: (moment: Snapshot) => Snapshot): readonly TurnSwing[] =>
  [...spansOf(story)].map(([turn, span]) => {
    const [from, to] = [known(span.from), known(span.to)];
    const profile = profileAt(to);
    const [was, is] = [publicLosses(from, profile), publicLosses(to, profile)];
    const [red = 0, blue = 0] = is.map(({ lost }, index) => lost - (was[index]?.lost ?? 0));
    const [redStands = {}, blueStands = {}] = battleSides.map((side) => standsLost(from, to, side));
    return {
      turn,
      side: span.side,
      lost: { red, blue },
      swing: blue - red,
      stands: { red: redStands, blue: blueStands },
      demoralized: newlyDemoralized(from, to, profile),
      camps: campsSacked(from, to),
    };
  });

/** The turns that changed most, the largest first; of two that are as large the earlier. */
export const turningPoints = (swings: readonly TurnSwing[], most = 3): readonly TurnSwing[] =>
  swings
    .filter(({ swing }) => swing !== 0)
    .toSorted((one, other) => Math.abs(other.swing) - Math.abs(one.swing) || one.turn - other.turn)
    .slice(0, most);
