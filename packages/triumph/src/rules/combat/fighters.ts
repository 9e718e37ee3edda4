import type { Body, World } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import { cardCodes } from '../cards/card-codes.ts';
import { outOfUse } from '../cards/card-in-use.ts';
import type { FightsAs } from '../fights-as/answer.ts';
import { fightsAs } from '../fights-as/fights-as.ts';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import { liesIn } from '../flags/lies-in.ts';
import { publicLosses } from '../losses/losses-for.ts';
import type { FullProfile } from '../profiles/full-profile.ts';
import { terrainTypeOf } from '../profiles/rows-of.ts';
import { groundUnder } from './fighting-edge.ts';
import type { Meeting } from './combats-of.ts';
import type { CombatEdge } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';
import type { Stand } from '../records/stand.ts';

/** A stand in a combat. */
export interface StandFighter {
  readonly kind: 'stand';
  readonly id: string;
  readonly side: SideId;
  readonly stand: Stand;
  readonly body: Body;
  readonly so: FightsAs;
  /** Card 8: it was on its transports as the dice fell, and fights as what it is without. */
  readonly isCaught: boolean;
  /** The edge on which it has the enemy. */
  readonly edge: CombatEdge;
}

export interface CampFighter {
  readonly kind: 'camp';
  readonly id: string;
  readonly side: SideId;
}

export type Fighter = StandFighter | CampFighter;

/** All that a sum is worked out of: public records alone, so that everybody comes to the same and no secret shows in it. */
export interface Ring {
  readonly snapshot: Snapshot;
  readonly profile: FullProfile;
  readonly world: World;
  readonly meeting: Meeting;
}

/** Whether a stand loses its transports as this combat is thrown for: hand to hand always. */
const isCaughtIn = ({ meeting }: Ring, stand: Stand): boolean =>
  meeting.kind === 'close' && stand.uses?.[cardCodes.mobileInfantry] !== undefined;

/** A stand without its transports. */
export const onFoot = (profile: FullProfile, stand: Stand): Stand => outOfUse(profile, stand, cardCodes.mobileInfantry);

const fighterAt = (ring: Ring, id: string, edge: CombatEdge): Fighter | undefined => {
  const { snapshot, profile, world } = ring;
  const camp = snapshot.public.camp.get(id);
  if (camp) return { kind: 'camp', id, side: camp.side };
  const [stand, body] = [snapshot.public.stand.get(id), world.byId.get(id)];
  if (!stand || !body) return undefined;
  const isCaught = isCaughtIn(ring, stand);
  const so = isCaught ? fightsAs(profile, onFoot(profile, stand)) : fightsAsAt(snapshot, profile, id);
  return so && { kind: 'stand', id, side: stand.side, stand, body, so, isCaught, edge };
};

/** The two of a combat; `undefined` where one of them is not there any more, or of a type that the profile does not know. */
export const fightersOf = (ring: Ring): readonly [attacker: Fighter, defender: Fighter] | undefined => {
  const { meeting } = ring;
  const attacker = fighterAt(ring, meeting.attacker, 'front');
  const defender = fighterAt(ring, meeting.defender, meeting.edge);
  return attacker && defender ? [attacker, defender] : undefined;
};

/** Whether the edge with which a stand fights is on such ground. */
export const fightsOn = (
  { snapshot, profile, world }: Ring,
  me: StandFighter,
  is: 'isDifficult' | 'isHill',
): boolean => {
  const ground = groundUnder(me.body, me.edge);
  return world.terrain.some(({ id, polygon }) => {
    const type = terrainTypeOf(profile, snapshot.public.terrain.get(id)?.type ?? '');
    return type?.[is] === true && liesIn(ground, polygon);
  });
};

/** The same without what only some may know: what everybody comes to by themselves tells nobody's secret. */
export const inPublic = (ring: Ring): Ring => ({ ...ring, snapshot: { ...ring.snapshot, sides: {} } });

/** Whether a stand is of a command of which everybody knows that it is demoralized. */
export const isOfDemoralized = ({ snapshot, profile }: Ring, id: string): boolean =>
  publicLosses(snapshot, profile).some(({ commands }) =>
    commands.some((command) => command.isDemoralized === true && command.stands.includes(id)),
  );
