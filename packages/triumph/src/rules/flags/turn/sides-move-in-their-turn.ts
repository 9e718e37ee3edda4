import { type SideId, THIS_TABLE, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { sides } from '../../deployment/order-of-play.ts';
import { phasesOf } from '../../turn/phase-at.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';

const turnOf = ({ snapshot }: BattleFacts) => snapshot.public.turn.get(THIS_TABLE);

/** Before the combats only the side whose turn it is moves; what combats do to either side comes after. */
const isTooEarly = (phase: string | undefined): boolean =>
  phase === 'cards' || phase === 'command' || phase === 'movement' || phase === 'rout';

const movedBy = ({ snapshot }: BattleFacts, side: SideId): string[] =>
  [...snapshot.public.trail].flatMap(([id, { phase }]) =>
    snapshot.public.stand.get(id)?.side === side && isTooEarly(phase) ? [id] : [],
  );

const namesOf = (facts: BattleFacts, ids: readonly string[]): string =>
  ids
    .map((id) => nameIn(facts, id))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join(', ');

export const sidesMoveInTheirTurn = defineRule<BattleFacts>({
  id: 'sides-move-in-their-turn',
  rows: [],
  title: words('A side moves in its own turn'),
  source: 'players take turns, by every source',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    facts.snapshot.public.trail,
    facts.snapshot.public.stand,
    turnOf(facts),
    ...movedBy(facts, side).map((id) => nameIn(facts, id)),
  ],
  check(facts, side) {
    const turn = turnOf(facts);
    if (!turn || turn.side === side) return [];
    const moved = movedBy(facts, side);
    if (moved.length === 0) return [];
    return [
      {
        weight: facts.profile.turnPhases.isVerified ? 'illegal' : 'doubtful',
        says: words('Moved in the other side’s turn: {0}.', namesOf(facts, moved)),
        remedy: words('Put them back where they stood.'),
        side,
        about: moved,
      },
    ];
  },
});

export const turnsAlternate = defineRule<BattleFacts>({
  id: 'turns-alternate',
  rows: [],
  title: words('Turns alternate'),
  source: 'players take turns, by every source',
  things: () => [''],
  dependsOn: (facts) => [turnOf(facts), phasesOf(facts.profile)],
  check(facts) {
    const turn = turnOf(facts);
    return turn?.isAgain
      ? [
          {
            weight: 'illegal',
            says: words('This side has a second turn running.'),
            remedy: words('Hand the turn over, or agree on it.'),
            side: turn.side,
            about: [],
          },
        ]
      : [];
  },
});
