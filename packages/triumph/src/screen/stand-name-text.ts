import { translated } from '@vexillum/ui/words';
import { type Profile, type StandName, troopTypeOf } from '../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';

/** What a stand is called, in full: "Red Spear 3". */
export const standNameText = (profile: Profile, { side, troopType, number }: StandName): string =>
  `${sideTitle(side)} ${translated(troopTypeOf(profile, troopType)?.name ?? troopType)} ${number}`;
