import type { SideId } from '@vexillum/model';
import { type OrdersDraft, type Profile, secretOf, type Snapshot } from '../../rules/index.ts';

/** Stands that are alike for whoever splits an army, in one command of the draft, or in none. */
export interface OrderRow {
  readonly key: string;
  readonly troopType: string;
  readonly stands: readonly string[];
  /** Of one stand. */
  readonly halfPoints: number;
  readonly isGeneral: boolean;
  readonly isOverall: boolean;
  readonly polity?: string;
}

const rowsOf = (snapshot: Snapshot, profile: Profile, ids: readonly string[], general: string | null): OrderRow[] => {
  const rank = new Map(profile.troopTypes.rows.map(({ code }, index) => [code, index]));
  const rows = new Map<string, OrderRow>();
  for (const id of ids) {
    const troopType = snapshot.public.stand.get(id)?.troopType;
    if (troopType === undefined) continue;
    const { halfPoints = 0, overall = false, polity, entry } = secretOf(snapshot, id) ?? {};
    const isGeneral = id === general;
    const key = JSON.stringify([troopType, halfPoints, overall, polity, entry, isGeneral]);
    const stands = [...(rows.get(key)?.stands ?? []), id];
    const row = { key, troopType, stands, halfPoints, isGeneral, isOverall: overall };
    rows.set(key, polity === undefined ? row : { ...row, polity });
  }
  return [...rows.values()].sort(
    (a, b) =>
      Number(b.isGeneral) - Number(a.isGeneral) ||
      (rank.get(a.troopType) ?? 99) - (rank.get(b.troopType) ?? 99) ||
      a.key.localeCompare(b.key),
  );
};

/** The side's army as the draft splits it: a list for each command, and one for whoever is in none. */
export const orderRows = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  draft: OrdersDraft,
): Readonly<Record<1 | 2 | 3 | 'none', readonly OrderRow[]>> => {
  const own = [...snapshot.public.stand].filter(([, stand]) => stand.side === side).map(([id]) => id);
  const placed = new Set([...draft[1].stands, ...draft[2].stands, ...draft[3].stands]);
  const rows = (command: 1 | 2 | 3) => rowsOf(snapshot, profile, draft[command].stands, draft[command].general);
  const strays = own.filter((id) => !placed.has(id));
  return { 1: rows(1), 2: rows(2), 3: rows(3), none: rowsOf(snapshot, profile, strays, null) };
};
