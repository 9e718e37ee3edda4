import {
  type DigestOf,
  emptySide,
  type RecordMaps,
  type ReplayEntry,
  type SideRecords,
  type Snapshot,
} from '@vexillum/model';
import { kindOfFlag } from '../flags/kind-of-flag.ts';
import { flagId, type Luck, luckId } from '../flags/luck.ts';
import { gameOf, playerOf } from '../state/read.ts';
import { HOUSE } from '../state/sides.ts';

export interface Shown {
  readonly number: number;
  readonly secret: string;
}

/** Secrets of flags by their commitments, as far as the match shows them in the end. Numbers begin anew with every game at a table. */
export type Hindsight = ReadonlyMap<string, Shown>;

const LUCK = /^luck:(\d+)$/;

export const hindsightOf = (entries: readonly ReplayEntry[]): Hindsight => {
  const shown = new Map<string, Shown>();
  for (const { changes } of entries)
    for (const [id, change] of Object.entries((changes?.['part'] ?? {}) as Record<string, readonly unknown[]>)) {
      const number = LUCK.exec(id)?.[1];
      const after = Array.isArray(change) ? (change[1] as Luck | null) : null;
      if (number !== undefined && typeof after?.secret === 'string')
        shown.set(after.digest, { number: Number(number), secret: after.secret });
    }
  return shown;
};

/** Stands in for a secret that the match has not shown yet: of what it decides, nothing is public yet either. */
const NOT_SHOWN = '0'.repeat(64);

type Layer = RecordMaps<SideRecords>;

const layerWith = (parts: ReadonlyMap<string, object>): Layer => ({ ...emptySide(), part: parts }) as unknown as Layer;

/** The table as the server had it: with the secrets that hindsight knows. */
export const withHindsight = (snapshot: Snapshot, hindsight: Hindsight, digestOf: DigestOf): Snapshot => {
  const game = gameOf(snapshot);
  if (!game) return { ...snapshot, sides: { [HOUSE]: emptySide() } };
  const secretOf = (number: number) => {
    const luck = snapshot.public.part.get(luckId(number)) as Luck | undefined;
    return hindsight.get(luck?.digest ?? '')?.secret ?? NOT_SHOWN;
  };
  const players = game.order.map((side) => {
    const hidden = (playerOf(snapshot, side)?.flags ?? []).filter(({ kind }) => kind === undefined);
    const known = hidden.map(({ number, drawnBy }) => {
      const secret = secretOf(number);
      return [flagId(number), { kind: kindOfFlag(digestOf, number, secret, drawnBy), secret }] as const;
    });
    return [side, layerWith(new Map(known))] as const;
  });
  const house = layerWith(new Map([[luckId(game.nextFlag), { secret: secretOf(game.nextFlag) }]]));
  return { ...snapshot, sides: { ...Object.fromEntries(players), [HOUSE]: house } };
};

/** The same after the match went on elsewhere: the house's secrets stayed behind. */
export const withoutHouse = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  sides: { ...snapshot.sides, [HOUSE]: emptySide() },
});
