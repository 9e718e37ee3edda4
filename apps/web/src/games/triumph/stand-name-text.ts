import { translated } from '@vexillum/ui/words';
import { type Profile, type StandName, troopTypeOf } from '@vexillum/triumph';
import { sideTitle } from '../../seat-title.ts';

/** What a stand is called, in full: "Red Spear 3". */
export const standNameText = (profile: Profile, { side, troopType, number }: StandName): string =>
  `${sideTitle(side)} ${translated(troopTypeOf(profile, troopType)?.name ?? troopType)} ${number}`;
