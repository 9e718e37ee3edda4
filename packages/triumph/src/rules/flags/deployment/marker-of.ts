import type { Pose, SideId } from '@vexillum/model';
import { markerCommandOf } from '../../deployment/sealed.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { type Marker, markerLetters } from '../../records/marker.ts';

export interface KnownMarker {
  readonly id: string;
  readonly letter: Marker['letter'];
  readonly marker: Marker;
  readonly pose: Pose;
  readonly command: Marker['command'];
  /** Its command is known to its own side alone. */
  readonly isSecret: boolean;
}

const laidOf = ({ snapshot }: BattleFacts, side: SideId): KnownMarker[] =>
  markerLetters.flatMap((letter) => {
    const id = `marker:${side}-${letter}`;
    const marker = snapshot.public.marker.get(id);
    const pose = snapshot.public.pose.get(id);
    if (!marker || !pose) return [];
    const command = marker.command ?? markerCommandOf(snapshot, side, letter);
    return [{ id, letter, marker, pose, command, isSecret: marker.command === undefined }];
  });

const inMoment = new WeakMap<BattleFacts, Map<SideId, readonly KnownMarker[]>>();

/** The markers that a side has on the board, with their commands as far as the reader knows; worked out once per moment. */
export const markersOf = (facts: BattleFacts, side: SideId): readonly KnownMarker[] => {
  const bySide = inMoment.get(facts) ?? new Map<SideId, readonly KnownMarker[]>();
  const markers = bySide.get(side) ?? laidOf(facts, side);
  inMoment.set(facts, bySide.set(side, markers));
  return markers;
};

/** What `markersOf` follows from. */
export const markersFrom = ({ snapshot }: BattleFacts, side: SideId): readonly unknown[] => [
  snapshot.public.marker,
  snapshot.public.seal,
  snapshot.sides[side]?.seal,
  ...markerLetters.map((letter) => snapshot.public.pose.get(`marker:${side}-${letter}`)),
];
