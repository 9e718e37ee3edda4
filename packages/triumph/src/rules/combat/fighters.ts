import type { Body, World } from '@vexillum/geometry';
import type { SideId } from '@vexillum/model';
import type { FightsAs } from '../fights-as/answer.ts';
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

const fighterAt = ({ snapshot, profile, world }: Ring, id: string, edge: CombatEdge): Fighter | undefined => {
  const camp = snapshot.public.camp.get(id);
  if (camp) return { kind: 'camp', id, side: camp.side };
  const [stand, body] = [snapshot.public.stand.get(id), world.byId.get(id)];
  const so = fightsAsAt(snapshot, profile, id);
  return stand && body && so ? { kind: 'stand', id, side: stand.side, stand, body, so, edge } : undefined;
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
