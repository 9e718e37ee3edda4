import { type House, isProposal, type Refusal, refuse, type Seat, type SideId, tableOf } from '@vexillum/model';
import { checkValues } from '../profiles/house/check-values.ts';
import { type HouseValues, valueAt } from '../profiles/house/with-values.ts';
import { fullProfileAt, fullProfileOf } from '../profiles/full-profile.ts';
import type { Edits, Snapshot } from '../records/table.ts';

/** Whose word makes a house rule: both captains’ together, or the umpire’s. */
const sides: readonly SideId[] = ['red', 'blue'];

export const isAgreed = ({ agreed }: House): boolean => sides.every((side) => agreed[side] === true);

export const withAgreement = (record: House, { side }: Seat): House =>
  side === undefined ? record : { ...record, agreed: { ...record.agreed, [side]: true } };

const isProfilesOwn = (snapshot: Snapshot, path: string, value: unknown): boolean => {
  const profile = fullProfileOf(tableOf(snapshot)?.profile ?? '');
  return profile !== undefined && JSON.stringify(valueAt(profile, path)) === JSON.stringify(value);
};

const isAbout = (record: House, values: HouseValues): boolean =>
  Object.keys(record.values).some((path) => Object.hasOwn(values, path));

/** Puts a proposal in force: one record for each value, none where it is the profile’s own; what was proposed about the same is settled. */
export const putInForce = (edits: Edits, snapshot: Snapshot, { values, ...rest }: House): Edits => {
  for (const [path, value] of Object.entries(values))
    edits.put('house', path, isProfilesOwn(snapshot, path, value) ? null : { ...rest, values: { [path]: value } });
  for (const [id, record] of snapshot.public.house)
    if (isProposal(id) && isAbout(record, values)) edits.put('house', id, null);
  return edits;
};

export interface FoundProposal {
  readonly record: House;
}

/** The proposal that is meant, as long as it can still be played. */
export const proposalNamed = (snapshot: Snapshot, id: string): FoundProposal | Refusal => {
  const record = isProposal(id) ? snapshot.public.house.get(id) : undefined;
  return record ? { record } : refuse('no-such-proposal', 'Nobody proposes that any more.', 'proposal');
};

export const checkStill = (snapshot: Snapshot, { values }: House): Refusal | undefined =>
  checkValues(fullProfileAt(snapshot), values);
