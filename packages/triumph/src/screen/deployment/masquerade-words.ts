import { msg, str, translated } from '@vexillum/ui/words';
import { MILLI_MU } from '@vexillum/model';
import {
  type MasqueradeFlag,
  type MasqueradeRemark,
  type Opened,
  type Profile,
  type StandName,
  type TroopCounts,
  troopTypeOf,
} from '../../rules/index.ts';
import { halfPointsText } from '../half-points-text.ts';
import { muText } from '../mu-text.ts';
import { troopsText } from '../troops-text.ts';

type Names = ReadonlyMap<string, StandName>;

const nameOf = (names: Names, id: string): string => names.get(id)?.short ?? id;

export const typeText = (profile: Profile, code: string): string =>
  translated(troopTypeOf(profile, code)?.name ?? code);

/** What comes when it is shown: "people who do not fight", "Warriors and Warriors". */
export const truthText = (profile: Profile, real: readonly string[]): string => {
  const [first, second] = real;
  if (first === undefined) return msg('people who do not fight');
  if (second === undefined) return typeText(profile, first);
  return msg(str`${typeText(profile, first)} and ${typeText(profile, second)}`);
};

export const masqueradeRemarkText = (remark: MasqueradeRemark, names: Names): string => {
  switch (remark.code) {
    case 'exchanges':
      return msg(str`Paid for are ${remark.bought} removals or exchanges; these are ${remark.used}.`);
    case 'masquerade-points':
      return msg(
        str`${remark.stands.map((id) => nameOf(names, id)).join(', ')}: who is behind it costs ${halfPointsText(remark.expected)} points, and the army counts ${halfPointsText(remark.halfPoints)}.`,
      );
    default:
      return remark satisfies never;
  }
};

export const masqueradeFlagText = (flag: MasqueradeFlag, names: Names): string => {
  switch (flag.code) {
    case 'too-far':
      return msg(
        str`A masquerade moves ${muText(flag.most * MILLI_MU)} at most; this one has moved ${muText(flag.moved * MILLI_MU)}.`,
      );
    case 'show-now':
      return msg(str`An enemy is within ${muText(flag.within * MILLI_MU)}: it is shown when the tactical moves end.`);
    case 'pair-apart':
      return msg(str`${flag.stands.map((id) => nameOf(names, id)).join(', ')}: one belongs directly behind the other.`);
    default:
      return flag satisfies never;
  }
};

const isNone = (troops: TroopCounts): boolean => Object.keys(troops).length === 0;

/** What a line tells of masquerades that were shown; nothing where none were. */
export const masqueradeParts = (
  { posed, real, plain }: Pick<Opened, 'posed' | 'real' | 'plain'>,
  profile: Profile,
): string[] => {
  const shown = isNone(real)
    ? msg(str`${troopsText(profile, posed)}: in truth people who do not fight`)
    : msg(str`${troopsText(profile, posed)}: in truth ${troopsText(profile, real)}`);
  return [
    ...(isNone(posed) ? [] : [shown]),
    ...(plain > 0 ? [msg(str`stands that are what they seem: ${plain}`)] : []),
  ];
};
