import type { Openings } from '@vexillum/model';
import type { FlankOrder, MarkerOrder, PointsOrder, StandTruth } from '../deployment/payloads.ts';
import { slotNamed } from '../deployment/slots.ts';
import { shownIn } from '../masquerade/show-masquerades.ts';
import type { Opened } from './battle-events.ts';
import { countTroops } from './stand-group.ts';
import type { Snapshot } from '../records/table.ts';

/** As what the masquerades among these posed, and who they are. */
const masquerades = (before: Snapshot, openings: Openings): Pick<Opened, 'posed' | 'real'> => {
  const shown = shownIn(openings);
  return {
    posed: countTroops(shown.map(({ id }) => before.public.stand.get(id)?.troopType ?? '')),
    // Two stands that pose as one another's half are told once.
    real: countTroops(shown.flatMap(({ id, truth }) => (truth.pair === null || id < truth.pair ? truth.real : []))),
  };
};

/** What was opened, by kind; all of it is public by now. */
export const openedEvent = (before: Snapshot, openings: Openings): Opened => {
  const rosters: number[] = [];
  const markers: Record<string, number> = {};
  const edges: Record<string, FlankOrder['edge']> = {};
  const modifiers: Record<string, number> = {};
  let plain = 0;
  for (const { k, p } of openings.slots) {
    const slot = slotNamed(k);
    if (slot?.kind === 'roster') rosters.push(slot.command);
    if (slot?.kind === 'marker') markers[slot.letter] = (p as MarkerOrder).command;
    if (slot?.kind === 'flank') edges[slot.command] = (p as FlankOrder).edge;
    if (slot?.kind === 'stand' && (p as StandTruth).m === 0) plain++;
    if (slot?.kind === 'cp') modifiers[slot.command] = (p as PointsOrder).mod;
  }
  return {
    kind: 'opened',
    side: openings.side,
    count: openings.slots.length,
    rosters,
    markers,
    edges,
    modifiers,
    plain,
    ...masquerades(before, openings),
  };
};
