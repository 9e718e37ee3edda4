import type { ArmyFile, ArmyFileStand } from '../armies/army-file.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import type { Profile } from '../profiles/profile.ts';

/** So many stands of a type, and who they are. */
export type Troops = readonly [count: number, troopType: string, who: string];

export interface SampleCommand {
  readonly general: readonly [troopType: string, who: string];
  readonly troops: readonly Troops[];
}

export interface SampleArmy {
  readonly id: string;
  /** The profile that it is made for. */
  readonly profile: string;
  /** One sentence for the army screen. */
  readonly about: string;
  readonly army: ArmyFile;
}

const standsOf = (profile: Profile, { general, troops }: SampleCommand, command: 1 | 2 | 3): ArmyFileStand[] => {
  const stand = (troopType: string, entry: string): ArmyFileStand => ({
    troopType,
    command,
    halfPoints: troopTypeOf(profile, troopType)?.halfPoints ?? 0,
    entry,
  });
  const leads = profile.commands.value > 1 && command === 1 ? { general: true, overall: true } : { general: true };
  return [
    { ...stand(...general), ...leads } as ArmyFileStand,
    ...troops.flatMap(([count, troopType, who]) => Array.from({ length: count }, () => stand(troopType, who))),
  ];
};

/** A sample army from its commands; the first is its largest and has the overall commander. */
export const sampleArmy = (
  profile: Profile,
  id: string,
  name: string,
  about: string,
  commands: readonly SampleCommand[],
): SampleArmy => {
  const stands = commands.flatMap((command, index) => standsOf(profile, command, (index + 1) as 1 | 2 | 3));
  const halfPoints = stands.reduce((total, stand) => total + stand.halfPoints, 0);
  return { id, profile: profile.id, about, army: { vexillumArmy: 1, name, halfPoints, stands, cards: [] } };
};
