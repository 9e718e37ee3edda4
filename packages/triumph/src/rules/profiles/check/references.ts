import type { Profile } from '../profile.ts';

type Named = 'zones' | 'troopTypes' | 'terrainTypes' | 'battleCards';

/** Values that name a zone, a troop type, a kind of terrain or a card, by the last part of their path. */
const named: Readonly<Record<string, Named>> = {
  battlelineZones: 'zones',
  mainCampZones: 'zones',
  allyCampZones: 'zones',
  LB: 'zones',
  RB: 'zones',
  notAsGeneral: 'troopTypes',
  zoneOfControlAllRound: 'troopTypes',
  fireAllRound: 'troopTypes',
  dearToMove: 'troopTypes',
  troopType: 'troopTypes',
  never: 'troopTypes',
  bars: 'troopTypes',
  pair: 'troopTypes',
  terrainTypes: 'terrainTypes',
  compulsory: 'terrainTypes',
  optional: 'terrainTypes',
  onlyOne: 'terrainTypes',
  notTogether: 'terrainTypes',
  squareBases: 'battleCards',
  partners: 'battleCards',
  voids: 'battleCards',
  cheaper: 'battleCards',
};

const codesOf = (profile: Profile, kind: Named): readonly string[] =>
  (kind === 'zones' ? profile.zones.value : profile[kind].rows).map(({ code }) => code);

/** The codes that a value may name; `undefined` where it names none. */
export const codesAt = (profile: Profile, path: string): readonly string[] | undefined => {
  const key = path.slice(path.lastIndexOf('.') + 1);
  const kind = Object.hasOwn(named, key) ? named[key] : undefined;
  return kind && codesOf(profile, kind);
};
