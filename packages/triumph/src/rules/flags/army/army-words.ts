import type { ArmyDraft, DraftStand, LineId } from '../../armies/army-draft.ts';
import { allyOf, lineOf } from '../../armies/draft-allies.ts';
import { linesOf } from '../../armies/draft-cards.ts';
import { battleCardOf, troopTypeOf } from '../../profiles/rows-of.ts';
import type { Profile } from '../../profiles/profile.ts';

export const typeName = (profile: Profile, code: string): string => troopTypeOf(profile, code)?.name ?? code;

export const typeNames = (profile: Profile, codes: readonly string[]): string =>
  codes.map((code) => typeName(profile, code)).join(', ');

export const cardName = (profile: Profile, code: string): string => battleCardOf(profile, code)?.name ?? code;

/** What a line of the list is called: its own words, otherwise its types; an ally's with the ally's name before it. */
export const lineName = (draft: ArmyDraft, id: LineId): string => {
  const line = lineOf(draft, id);
  const types = line?.troopEntries.map(({ troopTypeCode }) => typeName(draft.profile, troopTypeCode)).join(' / ');
  const name = line?.description || types || '';
  const ally = allyOf(draft, id.ally);
  return ally === undefined ? name : `${ally.name}: ${name}`;
};

export const keysOf = (stands: readonly DraftStand[]): string[] => stands.map(({ key }) => key);

export const isSameLine = (a: LineId, b: LineId): boolean => a.option === b.option && a.ally === b.ally;

/** The lines that the draft has stands of. */
export const linesTaken = (draft: ArmyDraft): LineId[] =>
  linesOf(draft).filter((id) => draft.stands.some((stand) => isSameLine(id, stand)));
