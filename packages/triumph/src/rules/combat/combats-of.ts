import { areWithin, type Body, CONTACT_TOLERANCE, doBoxesMeetWithin, type World } from '@vexillum/geometry';
import { THIS_TABLE } from '@vexillum/model';
import { hasJustDismounted } from '../cards/card-in-use.ts';
import { marchesInNow } from '../deployment/marches-in-now.ts';
import { fightsAsAt } from '../fights-as/fights-as-at.ts';
import { fireTargets } from '../moves/fire-targets.ts';
import type { CombatKind } from '../profiles/combat/outcomes.ts';
import type { FullProfile } from '../profiles/full-profile.ts';
import { type EnemiesAround, enemiesAround } from './enemies-around.ts';
import { edgeShotAt } from './fighting-edge.ts';
import { garrisonsIn } from './garrisons.ts';
import type { Combat, CombatEdge } from '../records/combat.ts';
import type { Snapshot } from '../records/table.ts';

/** Two who fight, before anybody has taken it up. */
export interface Meeting extends Pick<Combat, 'kind' | 'attacker' | 'defender' | 'edge'> {
  /** Whom a shooter might shoot at, the proposed one first. */
  readonly targets?: readonly string[];
}

/** What the combats of one moment are asked of. */
interface Field {
  readonly snapshot: Snapshot;
  readonly profile: FullProfile;
  readonly world: World;
  readonly garrisons: ReadonlySet<string>;
  readonly around: ReadonlyMap<string, EnemiesAround>;
}

const fieldOf = (snapshot: Snapshot, profile: FullProfile, world: World): Field => {
  const garrisons = new Set(garrisonsIn(snapshot, world).values());
  const fighters = world.bodies.filter(({ id }) => !garrisons.has(id));
  const around = new Map(fighters.map((body) => [body.id, enemiesAround(world, body, garrisons)]));
  return { snapshot, profile, world, garrisons, around };
};

const sideOf = ({ world }: Field, id: string): string => world.byId.get(id)?.side ?? '';

const fronts = (field: Field): Meeting[] => {
  const turn = field.snapshot.public.turn.get(THIS_TABLE)?.side ?? 'red';
  return [...field.around].flatMap(([id, { front }]) =>
    sideOf(field, id) === turn
      ? front.map((defender): Meeting => ({ kind: 'close', attacker: id, defender, edge: 'front' }))
      : [],
  );
};

const edges = ['left', 'right', 'rear'] as const satisfies readonly CombatEdge[];

/** Who is hit on a flank or behind and fights nobody else fights the first of those who came. */
const others = (field: Field, taken: Set<string>): Meeting[] =>
  [...field.around].flatMap(([defender, around]) => {
    if (taken.has(defender)) return [];
    for (const edge of edges) {
      const attacker = around[edge].find((id) => !taken.has(id));
      if (attacker === undefined) continue;
      taken.add(defender).add(attacker);
      return [{ kind: 'close', attacker, defender, edge } satisfies Meeting];
    }
    return [];
  });

const isFrontAt = (body: Body, corners: Body['corners'], box: Body['box']): boolean => {
  const { frontLeft, frontRight } = body.rectangle;
  return (
    doBoxesMeetWithin(body.box, box, CONTACT_TOLERANCE) &&
    areWithin([frontLeft, frontRight], corners, CONTACT_TOLERANCE)
  );
};

const camps = (field: Field, taken: ReadonlySet<string>): Meeting[] =>
  field.world.camps.flatMap(({ id: defender, side, corners, box }) =>
    field.snapshot.public.camp.get(defender)?.sacked
      ? []
      : field.world.bodies
          .filter((body) => body.side !== side && !taken.has(body.id) && isFrontAt(body, corners, box))
          .map(({ id: attacker }): Meeting => ({ kind: 'close', attacker, defender, edge: 'camp' })),
  );

const closeIn = (field: Field): Meeting[] => {
  const atFront = fronts(field);
  const taken = new Set(atFront.flatMap(({ attacker, defender }) => [attacker, defender]));
  const aside = others(field, taken);
  return [...atFront, ...aside, ...camps(field, taken)];
};

const hasContact = ({ around }: Field, id: string): boolean => {
  const enemies = around.get(id);
  return (
    enemies !== undefined && [enemies.front, enemies.left, enemies.right, enemies.rear].some(({ length }) => length > 0)
  );
};

/** Shower shooters and chained riders who have moved in their own turn, whoever has routed or dismounted in this one or has just lost its transports to arrows. */
const isKeptFromShooting = ({ snapshot, profile }: Field, id: string): boolean => {
  const stand = snapshot.public.stand.get(id);
  const turn = snapshot.public.turn.get(THIS_TABLE);
  if (!stand || !turn) return stand === undefined;
  if (stand.routed === turn.number || hasJustDismounted(stand, turn.number)) return true;
  const isDropped = [...snapshot.public.combat.values()].some(
    (combat) => combat.turn === turn.number && combat.kind === 'ranged' && combat.dropped?.includes(id),
  );
  const hasMoved = stand.side === turn.side && (snapshot.public.trail.has(id) || marchesInNow(snapshot, id));
  return isDropped || (hasMoved && fightsAsAt(snapshot, profile, id)?.shoots?.isUnmovedOnly === true);
};

const ranged = (field: Field): Meeting[] => {
  const { snapshot, profile, world, garrisons } = field;
  const isBusy = (id: string): boolean => !profile.isShootingInContact.value && hasContact(field, id);
  return world.bodies.flatMap((body) => {
    if (garrisons.has(body.id) || isBusy(body.id) || isKeptFromShooting(field, body.id)) return [];
    const targets = fireTargets(snapshot, profile, world, body.id)
      .filter(({ target, isClear }) => isClear && !garrisons.has(target) && !isBusy(target))
      .map(({ target }) => target);
    const [defender] = targets;
    if (defender === undefined) return [];
    const edge = edgeShotAt(body, world.byId.get(defender) as Body);
    return [{ kind: 'ranged', attacker: body.id, defender, edge, targets } satisfies Meeting];
  });
};

/** From left to right, as red sees the board. */
const fromTheLeft = (world: World, meetings: readonly Meeting[]): Meeting[] => {
  const far = ({ attacker }: Meeting): number => world.byId.get(attacker)?.center.x ?? 0;
  return meetings.toSorted((a, b) => far(a) - far(b) || (a.attacker < b.attacker ? -1 : 1));
};

/** Which combats contacts and arcs make where everything stands now; of one kind alone, or of both. */
export const combatsOf = (snapshot: Snapshot, profile: FullProfile, world: World, kind?: CombatKind): Meeting[] => {
  const field = fieldOf(snapshot, profile, world);
  const found = [...(kind === 'close' ? [] : ranged(field)), ...(kind === 'ranged' ? [] : closeIn(field))];
  return fromTheLeft(world, found);
};

/** How two would meet who are named: as the table has them, or as they stand. `undefined` where one of them is not there. */
export const meetingOf = (
  snapshot: Snapshot,
  profile: FullProfile,
  world: World,
  { kind, attacker, defender }: Pick<Meeting, 'kind' | 'attacker' | 'defender'>,
): Meeting | undefined => {
  const [one, other] = [world.byId.get(attacker), world.byId.get(defender)];
  const camp = world.camps.find(({ id }) => id === defender);
  if (!one || (!other && !camp)) return undefined;
  if (!other) return { kind: 'close', attacker, defender, edge: 'camp' };
  if (kind === 'ranged') return { kind, attacker, defender, edge: edgeShotAt(one, other) };
  const around = enemiesAround(world, other, new Set());
  const edge = edges.find((each) => around[each].includes(attacker)) ?? 'front';
  return { kind, attacker, defender, edge };
};
