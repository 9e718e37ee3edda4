import type { SideId } from '@vexillum/model';
import { commandOf, type Profile, type Snapshot } from '../rules/index.ts';

export interface ReserveStand {
  readonly id: string;
  readonly troopType: string;
  readonly isGeneral: boolean;
}

/** Stands of one type in a tray, the first of them on top. */
export interface ReserveKind {
  readonly troopType: string;
  readonly stands: readonly ReserveStand[];
}

export interface ReserveGroup {
  /** `undefined`: the reader does not know; `null`: in no command. */
  readonly command: 1 | 2 | 3 | null | undefined;
  readonly stands: readonly ReserveStand[];
  readonly kinds: readonly ReserveKind[];
}

const order = (command: ReserveGroup['command']): number => command ?? (command === null ? 8 : 9);

const kindsOf = (stands: readonly ReserveStand[], profile: Profile): ReserveKind[] => {
  const rank = new Map(profile.troopTypes.rows.map(({ code }, index) => [code, index]));
  const kinds = new Map<string, ReserveStand[]>();
  for (const stand of stands) {
    const key = `${stand.troopType} ${stand.isGeneral}`;
    kinds.set(key, [...(kinds.get(key) ?? []), stand]);
  }
  return [...kinds.values()]
    .map((alike) => ({ troopType: alike[0]?.troopType ?? '', stands: alike }))
    .sort(
      (a, b) =>
        Number(!a.stands[0]?.isGeneral) - Number(!b.stands[0]?.isGeneral) ||
        (rank.get(a.troopType) ?? 99) - (rank.get(b.troopType) ?? 99),
    );
};

/** A side's stands in one place (reserve, lost), by command as far as the reader knows it, alike ones together. */
export const reserveGroups = (
  snapshot: Snapshot,
  profile: Profile,
  side: SideId,
  place: 'reserve' | 'lost' = 'reserve',
): readonly ReserveGroup[] => {
  const groups = new Map<ReserveGroup['command'], ReserveStand[]>();
  for (const [id, stand] of snapshot.public.stand) {
    if (stand.side !== side || stand.place !== place) continue;
    const command = commandOf(snapshot, id);
    const isGeneral = (stand.general ?? snapshot.sides[side]?.stand.get(id)?.general) === true;
    groups.set(command, [...(groups.get(command) ?? []), { id, troopType: stand.troopType, isGeneral }]);
  }
  return [...groups]
    .map(([command, stands]) => ({ command, stands, kinds: kindsOf(stands, profile) }))
    .sort((a, b) => order(a.command) - order(b.command));
};
