import { THIS_TABLE } from '@vexillum/model';
import {
  emptySnapshot,
  grandTriumph,
  type Profile,
  profileOf,
  type Snapshot,
  type Stand,
  type StandSecret,
} from '../../rules/index.ts';

interface DrawnStand extends Partial<Stand> {
  readonly troopType: string;
  readonly secret?: Partial<StandSecret>;
  readonly at?: readonly [x: number, y: number, heading: number];
}

const profileId = grandTriumph.profiles[0]?.id ?? '';

export const grandProfile = (): Profile => {
  const profile = profileOf(profileId);
  if (!profile) throw new Error('the grand game has lost its profile');
  return profile;
};

/** For tests: a grand battle with these stands, as red sees it. */
export const redsView = (stands: Readonly<Record<string, DrawnStand>>): Snapshot => {
  const empty = emptySnapshot(['red']);
  const pose = new Map(Object.entries(stands).flatMap(([id, { at }]) => (at ? [[id, at] as const] : [])));
  const table = {
    game: grandTriumph.id,
    profile: profileId,
    name: 'Test',
    visibility: 'private' as const,
    houseRules: {},
  };
  const publicStands = Object.entries(stands).map(([id, { side = 'red', troopType, place, at }]): [string, Stand] => [
    id,
    { side, troopType, place: place ?? (at ? 'board' : 'reserve') },
  ]);
  const secrets = Object.entries(stands).flatMap(([id, { side = 'red', secret }]): [string, StandSecret][] =>
    side === 'red' && secret ? [[id, { command: null, halfPoints: 6, ...secret }]] : [],
  );
  const red = empty.sides['red'];
  if (!red) throw new Error('red has no layer');
  return {
    public: { ...empty.public, table: new Map([[THIS_TABLE, table]]), stand: new Map(publicStands), pose },
    sides: { red: { ...red, stand: new Map(secrets) } },
  };
};
