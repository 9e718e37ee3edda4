import { placementOf } from '@vexillum/geometry';
import { poseFrom, type Pose, THIS_TABLE, withChanges } from '@vexillum/model';
import { boardWith, type LaidStand, type LaidTerrain, type Spot } from './board-with.ts';
import { combatsOf, type Meeting, meetingOf } from '../combat/combats-of.ts';
import type { Ring } from '../combat/fighters.ts';
import { type Proposal, proposalOf } from '../combat/proposal-of.ts';
import { resultOf } from '../combat/result-of.ts';
import { sumOf } from '../combat/term-of.ts';
import { termsOf } from '../combat/terms-of.ts';
import { worldOfTable } from '../moves/world-of-table.ts';
import { fullProfileAt } from '../profiles/full-profile.ts';
import type { Camp } from '../records/camp.ts';
import type { Combat, Term } from '../records/combat.ts';
import { Edits, type Snapshot } from '../records/table.ts';

export interface LaidCamp extends Partial<Pick<Camp, 'as' | 'ally' | 'sacked'>> {
  readonly side: 'red' | 'blue';
  readonly at: Spot;
  readonly size?: readonly [width: number, depth: number];
}

/** Where a combat is fought, in a few words. Red's turn, the second one. */
export interface CombatField {
  readonly stands: Readonly<Record<string, LaidStand>>;
  readonly terrain?: Readonly<Record<string, LaidTerrain>>;
  readonly camps?: Readonly<Record<string, LaidCamp>>;
  readonly cards?: Partial<Record<'red' | 'blue', readonly string[]>>;
  /** Stands that are lost, of blue’s first command: each of 4 points. */
  readonly blueLost?: number;
  readonly moved?: readonly string[];
  /** Red's first command has come in with a flank march in this turn. */
  readonly isMarchingIn?: true;
  /** Blue's stands on which red has sent scythed chariots. */
  readonly marked?: readonly string[];
  readonly turnOf?: 'red' | 'blue';
}

export interface CombatScenario extends CombatField {
  /** The combats that the table lists: `close a d front`. */
  readonly meets?: readonly string[];
  /** Who fights whom; left out: the first combat listed. */
  readonly fight?: string;
  /** The terms of both: `close +4, enemy-on-flank −1, overlap ?`. */
  readonly attacker?: string;
  readonly defender?: string;
  /** Dice of the attacker and of the defender. */
  readonly dice?: readonly [attacker: number, defender: number];
  /** `tie`, `missed`, `d beaten: falls-back`. */
  readonly result?: string;
  readonly moves?: Readonly<Record<string, Spot>>;
  readonly lost?: readonly string[];
  /** What else is to be seen of the proposal. */
  readonly proposes?: Partial<Pick<Proposal, 'sacked' | 'cornered' | 'dropped' | 'unscreened'>>;
  /** `d pursues`; where to, if that is asked: `[x, y, degrees]`. */
  readonly pursuit?: string | null;
  readonly pursuesTo?: Spot;
}

export const fieldOf = ({
  stands,
  terrain,
  camps = {},
  cards = {},
  blueLost = 0,
  moved = [],
  isMarchingIn,
  marked = [],
  turnOf = 'red',
}: CombatField): Snapshot => {
  const lost = Object.fromEntries(
    Array.from({ length: blueLost }, (_, index): [string, LaidStand] => [
      `lost${index}`,
      { side: 'blue', command: 1, at: [1, 1, 0] },
    ]),
  );
  const laid = boardWith({ ...stands, ...lost }, terrain);
  const edits = new Edits(laid).put('turn', THIS_TABLE, { number: 2, side: turnOf });
  for (const id of Object.keys(lost)) {
    const stand = laid.public.stand.get(id);
    if (stand) edits.put('stand', id, { ...stand, place: 'lost' }).put('pose', id, null);
  }
  if (marked.length > 0) edits.put('played', 'red:SC:1', { side: 'red', card: 'SC', turn: 2, on: marked });
  const edge = 'LF';
  if (isMarchingIn) edits.put('march', 'march:red-1', { side: 'red', command: 1, edge, entered: { edge, turn: 2 } });
  for (const id of moved) edits.put('trail', id, { from: [0, 0, 0], cost: 1000 });
  for (const side of ['red', 'blue'] as const)
    edits.put('army', side, {
      name: side,
      halfPoints: 288,
      cards: (cards[side] ?? []).map((code) => ({ code, count: 1 })),
    });
  for (const [id, { at, size: [width, depth] = [4, 2], ...camp }] of Object.entries(camps)) {
    edits.put('camp', id, { size: [width * 1000, depth * 1000], ...camp });
    edits.put('pose', id, poseFrom(...at));
  }
  return withChanges(laid, edits.changes());
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const termText = ({ code, of, value }: Term): string =>
  `${code}${of === undefined ? '' : ` ${of}`} ${value === null ? '?' : signed(value)}`;

const meetingText = ({ kind, attacker, defender, edge }: Meeting): string => [kind, attacker, defender, edge].join(' ');

const spotOf = (pose: Pose): Spot => {
  const { x, y, degrees } = placementOf(pose);
  return [x, y, degrees];
};

const meetingNamed = (snapshot: Snapshot, ring: Omit<Ring, 'meeting'>, listed: readonly Meeting[], fight?: string) => {
  if (fight === undefined) return listed[0];
  const [kind, attacker = '', defender = ''] = fight.split(' ');
  return meetingOf(snapshot, ring.profile, ring.world, {
    kind: kind === 'ranged' ? 'ranged' : 'close',
    attacker,
    defender,
  });
};

const resultText = (combat: Pick<Combat, 'result'>): string | undefined => {
  const { result } = combat;
  if (!result || !('loser' in result)) return result?.kind;
  return `${result.loser} ${result.kind}: ${result.outcome}`;
};

/** What the rules make of a scenario, in the words in which it is written; only what it asks for. */
export const playedOut = (
  scenario: CombatScenario,
): Partial<CombatScenario> & { readonly sums?: readonly number[] } => {
  const snapshot = fieldOf(scenario);
  const profile = fullProfileAt(snapshot);
  const world = worldOfTable(snapshot, profile);
  const listed = combatsOf(snapshot, profile, world);
  const meeting = meetingNamed(snapshot, { snapshot, profile, world }, listed, scenario.fight);
  const met = { meets: listed.map(meetingText) };
  if (!meeting) return met;
  const ring = { snapshot, profile, world, meeting };
  const terms = termsOf(ring) ?? {};
  const ofSide = (id: string): readonly Term[] =>
    terms[snapshot.public.stand.get(id)?.side ?? snapshot.public.camp.get(id)?.side ?? ''] ?? [];
  const [mine, theirs] = [ofSide(meeting.attacker), ofSide(meeting.defender)];
  const sideOf = (id: string): string => (snapshot.public.stand.get(id) ?? snapshot.public.camp.get(id))?.side ?? '';
  const { dice = [3, 3] } = scenario;
  const thrown = { [sideOf(meeting.attacker)]: dice[0], [sideOf(meeting.defender)]: dice[1] };
  const result = resultOf(ring, { terms, dice: thrown });
  const proposal = proposalOf(ring, result ? { result } : {});
  const { pursuit } = proposal ?? {};
  return {
    ...met,
    attacker: mine.map(termText).join(', '),
    defender: theirs.map(termText).join(', '),
    sums: [sumOf(mine), sumOf(theirs)],
    ...(resultText({ ...(result ? { result } : {}) }) === undefined
      ? {}
      : { result: resultText({ result: result! })! }),
    moves: Object.fromEntries((proposal?.moves ?? []).map(({ stand, to }) => [stand, spotOf(to)])),
    lost: proposal?.lost ?? [],
    proposes: { ...proposal },
    pursuit: pursuit ? `${pursuit.stand} ${pursuit.answer}` : null,
    ...(pursuit ? { pursuesTo: spotOf(pursuit.to) } : {}),
  };
};

/** What a scenario expects, as `playedOut` answers it. */
export const expected = ({
  meets,
  attacker,
  defender,
  result,
  moves,
  lost,
  proposes,
  pursuit,
  pursuesTo,
}: CombatScenario): object =>
  Object.fromEntries(
    Object.entries({ meets, attacker, defender, result, moves, lost, proposes, pursuit, pursuesTo }).filter(
      ([, value]) => value !== undefined,
    ),
  );
