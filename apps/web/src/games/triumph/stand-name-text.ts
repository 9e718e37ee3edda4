import { msg } from '@lit/localize';
import { type Profile, type StandName, troopTypeOf } from '@vexillum/triumph';
import { sideTitle } from '../../seat-title.ts';

/** What a stand is called, in full: "Red Spear 3". */
export const standNameText = (profile: Profile, { side, troopType, number }: StandName): string =>
  `${sideTitle(side)} ${msg(troopTypeOf(profile, troopType)?.name ?? troopType)} ${number}`;
