import {
  aboutFace,
  advance,
  type Body,
  bodyAt,
  type Placement,
  poseOf,
  sideAsFront,
  type World,
} from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import { cardCodes } from '../cards/card-codes.ts';
import type { OutcomeMove } from '../profiles/combat/outcome-moves.ts';
import type { Degree, OutcomeName } from '../profiles/combat/outcomes.ts';
import type { PursuitAnswer } from '../profiles/combat/pursuits.ts';
import type { FullProfile } from '../profiles/full-profile.ts';
import { cellOf, rowOf } from '../profiles/sourced-table.ts';
import { standSize } from '../profiles/stand-size.ts';
import type { Origin } from '../profiles/sourced.ts';
import { enemiesAround } from './enemies-around.ts';
import { roomAhead, stepBack } from './falling-back.ts';
import {
  type Fighter,
  fightersOf,
  inPublic,
  isOfDemoralized,
  onFoot,
  type Ring,
  type StandFighter,
} from './fighters.ts';
import { garrisonsIn } from './garrisons.ts';
import { outcomeRow } from './result-of.ts';
import type { Combat, CombatResult } from '../records/combat.ts';

export interface ProposedMove {
  readonly stand: string;
  readonly to: Pose;
  readonly why: OutcomeMove['code'] | 'pushed';
}

/** Why a stand that should only go back is destroyed. */
export type Cornered = 'enemy-around' | 'enemy-in-the-way' | 'friend-in-the-way' | 'off-the-board';

export interface ProposedPursuit {
  readonly stand: string;
  readonly to: Pose;
  readonly answer: PursuitAnswer;
  readonly origin: Origin;
}

/** What the rules propose to do with a result. People do it with one click, or otherwise. */
export interface Proposal {
  readonly outcome: OutcomeName | 'nothing';
  readonly loser?: string;
  readonly origin?: Origin;
  readonly moves: readonly ProposedMove[];
  readonly lost: readonly string[];
  readonly cornered?: Cornered;
  readonly sacked?: string;
  /** Stands that lose their transports, and stands whose screen of elephants is gone. */
  readonly dropped: readonly string[];
  readonly unscreened: readonly string[];
  readonly pursuit?: ProposedPursuit;
}

type Loss = Extract<CombatResult, { readonly loser: string }>;
type Fate = Pick<Proposal, 'moves' | 'lost' | 'sacked' | 'cornered'>;

const untouched: Fate = { moves: [], lost: [] };

const ownDepths = ({ body }: StandFighter, move: OutcomeMove): number => Math.min(body.depth, body.width) * move.depths;

const moveNamed = (profile: FullProfile, code: OutcomeMove['code']): OutcomeMove | undefined =>
  rowOf(profile.outcomeMoves, code);

const moveTo = ({ id, at }: Pick<Body, 'id' | 'at'>, why: ProposedMove['why']): ProposedMove => ({
  stand: id,
  to: [...poseOf(at)],
  why,
});

/** Enemies at another edge than the one it fights on leave no way back. */
const isSurrounded = ({ snapshot, world }: Ring, loser: StandFighter): boolean => {
  const garrisons = new Set(garrisonsIn(snapshot, world).values());
  const { front, left, right, rear } = enemiesAround(world, loser.body, garrisons);
  return [front, left, right, rear].filter(({ length }) => length > 0).length > 1;
};

const corneredBy = { enemy: 'enemy-in-the-way', friend: 'friend-in-the-way', edge: 'off-the-board' } as const;

/** As far as it goes on from where it has fallen back to, whatever is there. */
const further = (world: World, loser: StandFighter, from: Body, move: OutcomeMove): Placement => {
  const isAlone = { ...world, bodies: world.bodies.filter(({ id }) => id !== loser.id) };
  const turned = move.isTurnedAbout ? bodyAt(from, aboutFace(from.at, from.depth, 'center')) : from;
  const onward = move.isTurnedAbout ? turned : sideAsFront(from, 'rear');
  const wanted = move.furtherMu + (move.isMoving ? loser.so.moveMu.value : 0);
  const room = roomAhead(isAlone, onward, wanted);
  return advance(turned.at, move.isTurnedAbout ? room : -room);
};

const backOf = (ring: Ring, loser: StandFighter, code: OutcomeMove['code']): Fate => {
  const move = moveNamed(ring.profile, code);
  if (!move) return untouched;
  if (isSurrounded(ring, loser)) return { moves: [], lost: [loser.id], cornered: 'enemy-around' };
  const { moved, blocked } = stepBack(ring.world, loser.body, ownDepths(loser, move));
  if (blocked) {
    const friend = blocked.by === 'friend' && blocked.id !== undefined ? [blocked.id] : [];
    return { moves: [], lost: [loser.id, ...friend], cornered: corneredBy[blocked.by] };
  }
  const [self, ...pushed] = moved as readonly [Body, ...Body[]];
  const at = further(ring.world, loser, self, move);
  return { moves: [moveTo({ id: self.id, at }, code), ...pushed.map((body) => moveTo(body, 'pushed'))], lost: [] };
};

const fateOf = (ring: Ring, outcome: OutcomeName, loser: Fighter): Fate => {
  if (loser.kind === 'camp') {
    const garrison = garrisonsIn(ring.snapshot, ring.world).get(loser.id);
    return outcome === 'sacked' || outcome === 'destroyed'
      ? { moves: [], lost: garrison === undefined ? [] : [garrison], sacked: loser.id }
      : untouched;
  }
  switch (outcome) {
    case 'falls-back':
    case 'evades':
    case 'panics':
      return backOf(ring, loser, outcome);
    case 'destroyed':
    case 'sacked':
      return { moves: [], lost: [loser.id] };
    default:
      return outcome satisfies never;
  }
};

/** Whoever beats the demoralized follows up as after doubling. */
const followedAs = (ring: Ring, degree: Degree, loser: Fighter): Degree =>
  isOfDemoralized(ring, loser.id) ? 'doubled' : degree;

const pursuitAnswer = (profile: FullProfile, winner: StandFighter, degree: Degree) => {
  const { rows } = profile.pursuits;
  const row = rows.find(
    ({ when: { winners, winnerCards } }) =>
      (winners.length === 0 || winners.includes(winner.so.fightsLike)) &&
      (winnerCards.length === 0 || winnerCards.some((card) => winner.so.cards.has(card))),
  );
  return row && cellOf(profile.pursuits, row.code, degree === 'doubled' ? 'afterDoubling' : 'afterBeating');
};

const afterMoves = (world: World, { moves, lost }: Fate): World => {
  const moved = new Map(moves.map(({ stand, to }) => [stand, to]));
  const bodies = world.bodies.flatMap((body) => {
    const to = moved.get(body.id);
    if (lost.includes(body.id)) return [];
    return [to ? bodyAt(body, { x: to[0] / 1000, y: to[1] / 1000, degrees: to[2] / 100 }) : body];
  });
  return { ...world, bodies };
};

const pursuitOf = (
  ring: Ring,
  { kind }: Loss,
  winner: Fighter,
  loser: Fighter,
  fate: Fate,
): Pick<Proposal, 'pursuit'> => {
  const move = moveNamed(ring.profile, 'pursues');
  const isPossible = ring.meeting.kind === 'close' && winner.kind === 'stand' && loser.kind === 'stand';
  if (!isPossible || !move || winner.edge !== 'front') return {};
  const answer = pursuitAnswer(ring.profile, winner, followedAs(ring, kind, loser));
  const room = roomAhead(afterMoves(ring.world, fate), winner.body, ownDepths(winner, move) + move.furtherMu);
  if (!answer || room === 0) return {};
  const { value, source, isVerified } = answer;
  const to = moveTo({ id: winner.id, at: advance(winner.body.at, room) }, 'pursues').to;
  return { pursuit: { stand: winner.id, to, answer: value, origin: { source, isVerified } } };
};

/** Caught on their transports they have lost them when the dice fall; under fire only where they are beaten and live. */
const droppedIn = (
  { meeting }: Ring,
  fighters: readonly Fighter[],
  loser: string | undefined,
  lost: readonly string[],
) =>
  fighters
    .filter((me) => me.kind === 'stand' && (me.isCaught || me.so.cards.has(cardCodes.mobileInfantry)))
    .map(({ id }) => id)
    .filter((id) => (meeting.kind === 'close' || id === loser) && !lost.includes(id));

const unscreenedIn = ({ meeting }: Ring, fighters: readonly Fighter[], moves: readonly ProposedMove[]): string[] => {
  const [attacker, defender] = fighters as readonly [Fighter, Fighter];
  const isSpent = (me: Fighter, enemy: Fighter): boolean =>
    moves.some(({ stand, why }) => stand === me.id && why !== 'pushed') ||
    (meeting.kind === 'close' &&
      me.kind === 'stand' &&
      me.edge === 'front' &&
      enemy.kind === 'stand' &&
      enemy.so.order === 'close');
  return [[attacker, defender] as const, [defender, attacker] as const].flatMap(([me, enemy]) =>
    me.kind === 'stand' && me.so.cards.has(cardCodes.screenable) && isSpent(me, enemy) ? [me.id] : [],
  );
};

const originOf = (ring: Ring, { kind }: Loss, loser: Fighter, winner: Fighter): Pick<Proposal, 'origin'> => {
  const row = outcomeRow(ring, kind, loser, winner);
  const cell = row && cellOf(ring.profile.outcomes, row.code, 'outcome');
  return cell ? { origin: { source: cell.source, isVerified: cell.isVerified } } : {};
};

/** Whoever was caught on transports is as deep as foot again when it goes back or after the enemy. */
const bodyThen = ({ profile }: Ring, me: Fighter): Body | undefined => {
  if (me.kind === 'camp' || !me.isCaught) return undefined;
  const [width, depth] = standSize(profile, me.stand.troopType, onFoot(profile, me.stand).uses);
  return bodyAt({ ...me.body, width, depth }, me.body.at);
};

const thrownFor = (ring: Ring, fighters: readonly [Fighter, Fighter]) => {
  const then = new Map(fighters.flatMap((me) => [[me.id, bodyThen(ring, me)] as const]));
  const bodies = ring.world.bodies.map((body) => then.get(body.id) ?? body);
  const [attacker, defender] = fighters.map((me): Fighter => {
    const body = then.get(me.id);
    return me.kind === 'stand' && body ? { ...me, body } : me;
  }) as [Fighter, Fighter];
  return { ring: { ...ring, world: { ...ring.world, bodies } }, attacker, defender };
};

const lossIn = (known: Ring, result: Loss, fighters: readonly [Fighter, Fighter]): Proposal => {
  const { ring, attacker, defender } = thrownFor(known, fighters);
  const [loser, winner] = attacker.id === result.loser ? [attacker, defender] : [defender, attacker];
  const fate = fateOf(ring, result.outcome, loser);
  return {
    outcome: result.outcome,
    loser: loser.id,
    ...originOf(ring, result, loser, winner),
    ...fate,
    ...pursuitOf(ring, result, winner, loser, fate),
    dropped: droppedIn(ring, fighters, loser.id, fate.lost),
    unscreened: unscreenedIn(ring, fighters, fate.moves),
  };
};

/** What is to be done about a result, by public records alone; `undefined` where there is none, or one of the two is not there. */
export const proposalOf = (known: Ring, { result }: Pick<Combat, 'result'>): Proposal | undefined => {
  const ring = inPublic(known);
  const fighters = fightersOf(ring);
  if (!fighters || !result) return undefined;
  if (result.kind === 'tie' || result.kind === 'missed')
    return {
      outcome: 'nothing',
      ...untouched,
      dropped: droppedIn(ring, fighters, undefined, []),
      unscreened: unscreenedIn(ring, fighters, []),
    };
  return lossIn(ring, result, fighters);
};
