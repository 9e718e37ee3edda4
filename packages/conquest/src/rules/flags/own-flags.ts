import type { SideId } from '@vexillum/model';
import type { Flag } from '../state/player.ts';
import { playerOf } from '../state/read.ts';
import type { FlagKind } from './flag-kinds.ts';
import { flagId } from './luck.ts';
import type { Snapshot } from '../records.ts';

/** A side's victory flags with their kinds, as far as the reader of this snapshot knows them: out of their own secrets, too, where partners know. */
export const flagsOf = (snapshot: Snapshot, side: SideId): readonly Flag[] =>
  (playerOf(snapshot, side)?.flags ?? []).map((flag) => {
    const id = flagId(flag.number);
    const secret =
      snapshot.sides[side]?.flag.get(id) ??
      Object.values(snapshot.sides)
        .find((layer) => layer?.flag.has(id))
        ?.flag.get(id);
    const kind = flag.kind ?? (secret?.kind as FlagKind | undefined);
    return kind === undefined ? flag : { ...flag, kind };
  });
