import { MILLI_MU } from '@vexillum/model';
import { type Profile, type Snapshot, standSize, troopTypeOf } from '../../rules/index.ts';

export interface PieceShape {
  /** In MU. */
  readonly width: number;
  readonly depth: number;
  readonly side: string | undefined;
  readonly label?: string;
}

/** How large a piece of any kind is, and what is written on it. */
export const shapeOf = (snapshot: Snapshot, profile: Profile, id: string): PieceShape | undefined => {
  const stand = snapshot.public.stand.get(id);
  if (stand) {
    const [width, depth] = standSize(profile, stand.troopType, stand.uses);
    const label = troopTypeOf(profile, stand.troopType)?.abbreviation ?? stand.troopType;
    return { width, depth, side: stand.side, label };
  }
  const camp = snapshot.public.camp.get(id);
  if (camp) return { width: camp.size[0] / MILLI_MU, depth: camp.size[1] / MILLI_MU, side: camp.side };
  const terrain = snapshot.public.terrain.get(id);
  if (terrain) return { width: terrain.size[0] / MILLI_MU, depth: terrain.size[1] / MILLI_MU, side: undefined };
  const marker = snapshot.public.marker.get(id);
  if (!marker) return undefined;
  const [width, depth] = profile.markerMu.value;
  return { width, depth, side: marker.side, label: marker.letter };
};
