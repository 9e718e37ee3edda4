import type { World } from '@vexillum/geometry';
import type { Pose, SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { createWorldCache } from '../moves/create-world-cache.ts';
import type { Profile } from '../profiles/profile.ts';
import { secretOf, type Snapshot } from '../records/table.ts';
import type { Stand, StandSecret } from '../records/stand.ts';

/** Who asks: what they may not know is not among their facts. */
export interface Reader {
  readonly side?: SideId;
}

/** A stand as its reader knows it. */
export interface KnownStand {
  readonly id: string;
  readonly stand: Stand;
  readonly pose: Pose | undefined;
  /** Only where the reader may know it. */
  readonly secret: StandSecret | undefined;
  readonly command: CommandNumber | undefined;
  /** The command is known to the stand's own side alone, so whatever follows from it is its secret. */
  readonly isCommandSecret: boolean;
}

/** What the rules look at: one moment of a table as one reader knows it. Ready-made values keep their identity while nothing under them changes. */
export interface BattleFacts {
  readonly snapshot: Snapshot;
  readonly profile: Profile;
  readonly reader: Reader;
  world(): World;
  readonly stands: ReadonlyMap<string, KnownStand>;
}

const keptIn = (known: KnownStand | undefined, next: KnownStand): KnownStand =>
  known &&
  known.stand === next.stand &&
  known.pose === next.pose &&
  known.secret === next.secret &&
  known.isCommandSecret === next.isCommandSecret
    ? known
    : next;

const knownStand = (snapshot: Snapshot, id: string, stand: Stand): KnownStand => {
  const secret = secretOf(snapshot, id);
  const command = stand.command ?? secret?.command ?? undefined;
  const isCommandSecret = stand.command === undefined && command !== undefined;
  return { id, stand, pose: snapshot.public.pose.get(id), secret, command, isCommandSecret };
};

/** Answers the facts of one moment after the other; what did not change between two of them stays the same value. */
export const createBattleFacts = (): ((snapshot: Snapshot, profile: Profile, reader: Reader) => BattleFacts) => {
  const worldOf = createWorldCache();
  let known: ReadonlyMap<string, KnownStand> = new Map();
  return (snapshot, profile, reader) => {
    known = new Map(
      [...snapshot.public.stand].map(([id, stand]) => [id, keptIn(known.get(id), knownStand(snapshot, id, stand))]),
    );
    return { snapshot, profile, reader, world: () => worldOf(snapshot, profile), stands: known };
  };
};
