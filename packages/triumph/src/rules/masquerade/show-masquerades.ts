import type { Chance, Openings } from '@vexillum/model';
import { Value } from '@sinclair/typebox/value';
import { profileAt } from '../profiles/profile-of.ts';
import { standPayload } from '../deployment/payloads.ts';
import { slotNamed, standSlot } from '../deployment/slots.ts';
import { exchangesOf, type Shown } from './exchange.ts';
import { putExchange } from './put-exchanges.ts';
import { masqueradeOf } from './truth-of.ts';
import type { Edits, Snapshot } from '../records/table.ts';

type OpenedSlots = Pick<Openings, 'slots'>;

/** The masquerades among what was opened. */
export const shownIn = ({ slots }: OpenedSlots): Shown[] =>
  slots.flatMap(({ k, p }) => {
    const slot = slotNamed(k);
    if (slot?.kind !== 'stand' || !Value.Check(standPayload, p) || p.m === 0) return [];
    return [{ id: slot.stand, truth: p }];
  });

/** One stand that poses as two is shown as a whole. */
export const withPairs = (snapshot: Snapshot, names: readonly string[]): string[] => {
  const pairs = names.flatMap((name) => {
    const slot = slotNamed(name);
    const pair = slot?.kind === 'stand' ? masqueradeOf(snapshot, slot.stand)?.pair : undefined;
    return pair ? [standSlot(pair)] : [];
  });
  return [...new Set([...names, ...pairs])];
};

/** Removes or exchanges the masquerades that an action has opened. */
export const showMasquerades = (edits: Edits, snapshot: Snapshot, openings: Openings, chance: Chance): void => {
  const profile = profileAt(snapshot);
  for (const exchange of exchangesOf(snapshot, profile, shownIn(openings)))
    putExchange(edits, snapshot, profile, openings.side, exchange, chance);
};
