import { onlySeats, refuse, type Refusal, Type } from '@vexillum/model';
import { bygoneCombats, nextCombatId, openCombat, ringAt, turnNumber } from '../combat/ring-at.ts';
import { termsOf } from '../combat/terms-of.ts';
import { withHandTerms } from '../combat/with-term.ts';
import { exactly, pieceId } from './args.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const onBoard = (snapshot: Snapshot, id: string): boolean =>
  snapshot.public.pose.has(id) && (snapshot.public.stand.has(id) || snapshot.public.camp.has(id));

const sideOf = ({ public: { stand, camp } }: Snapshot, id: string): string | undefined =>
  (stand.get(id) ?? camp.get(id))?.side;

const whyNotThese = (snapshot: Snapshot, attacker: string, defender: string): Refusal | undefined => {
  if (!onBoard(snapshot, attacker) || !snapshot.public.stand.has(attacker))
    return refuse('not-on-board', 'That stand is not on the board.', 'attacker');
  if (!onBoard(snapshot, defender)) return refuse('not-on-board', 'That stand is not on the board.', 'defender');
  return sideOf(snapshot, attacker) === sideOf(snapshot, defender)
    ? refuse('same-side', 'Both are of one side.', 'defender')
    : undefined;
};

export const takeUpCombat = defineAction({
  name: 'take-up-combat',
  says: 'Takes up a combat between two stands, or a stand and a camp: both sums are there for all to see, each number with its source. Once more, it is reckoned anew, and what people changed stays.',
  args: exactly({
    kind: Type.Union([Type.Literal('close'), Type.Literal('ranged')]),
    attacker: pieceId,
    defender: pieceId,
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { kind, attacker, defender }) {
    const refusal = whyNotThese(snapshot, attacker, defender);
    if (refusal) return refusal;
    const ring = ringAt(snapshot, { kind, attacker, defender });
    const terms = ring && termsOf(ring);
    if (!ring || !terms)
      return refuse(
        'no-such-troop-type',
        'One of the two is of a troop type that the rules of this table do not know.',
      );
    const { edge } = ring.meeting;
    const meeting = { kind: ring.meeting.kind, attacker, defender, edge };
    const known = openCombat(snapshot, meeting);
    const edits = new Edits(snapshot);
    for (const id of bygoneCombats(snapshot)) edits.put('combat', id, null);
    const [id, combat] = known ?? [nextCombatId(snapshot), undefined];
    const turn = turnNumber(snapshot);
    edits.put('combat', id, { turn, ...meeting, terms: combat ? withHandTerms(combat, terms) : terms });
    return { changes: edits.changes(), result: { id } };
  },
});
