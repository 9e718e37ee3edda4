import type { Json, Openings } from '@vexillum/model';
import type { FlankOrder, MarkerOrder, PointsOrder, StandTruth } from './payloads.ts';
import { slotNamed } from './slots.ts';

/** For the log's sentence, by now public: commands whose rosters opened, markers with their commands, edges, modifiers. */
export const openingFacts = ({ side, slots }: Openings): { readonly [key: string]: Json } => {
  const rosters: number[] = [];
  const markers: Record<string, number> = {};
  const edges: Record<string, string> = {};
  const modifiers: Record<string, number> = {};
  let plain = 0;
  for (const { k, p } of slots) {
    const slot = slotNamed(k);
    if (slot?.kind === 'roster') rosters.push(slot.command);
    if (slot?.kind === 'marker') markers[slot.letter] = (p as unknown as MarkerOrder).command;
    if (slot?.kind === 'flank') edges[slot.command] = (p as unknown as FlankOrder).edge;
    if (slot?.kind === 'stand' && (p as unknown as StandTruth).m === 0) plain++;
    if (slot?.kind === 'cp') modifiers[slot.command] = (p as unknown as PointsOrder).mod;
  }
  return {
    side,
    n: slots.length,
    ...(rosters.length > 0 ? { rosters } : {}),
    ...(Object.keys(markers).length > 0 ? { markers } : {}),
    ...(Object.keys(edges).length > 0 ? { edges } : {}),
    ...(plain > 0 ? { plain } : {}),
    ...(Object.keys(modifiers).length > 0 ? { modifiers } : {}),
  };
};
