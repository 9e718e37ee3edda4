import { type House, isProposal, onlySeats, proposalId, refuse, type Seat, Type } from '@vexillum/model';
import { changesAnything, checkValues } from '../profiles/house/check-values.ts';
import type { HouseValues } from '../profiles/house/with-values.ts';
import { fullProfileAt } from '../profiles/full-profile.ts';
import { exactly } from './args.ts';
import { isAgreed, putInForce } from './house-rules.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

/** More than this at a time is another edition of the rules, which is a profile’s affair. */
const MOST_AT_ONCE = 12;

const proposedBy = ({ kind, side }: Seat, values: HouseValues): House =>
  kind === 'umpire' || side === undefined
    ? { values, proposedBy: 'umpire', agreed: {} }
    : { values, proposedBy: side, agreed: { [side]: true } };

const isSame = (a: HouseValues, b: HouseValues): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.keys(a).every((path) => Object.hasOwn(b, path) && JSON.stringify(a[path]) === JSON.stringify(b[path]));

/** What the other side proposes already, where it is the same. */
const theSameOf = (snapshot: Snapshot, record: House): House | undefined => {
  const same = [...snapshot.public.house].find(
    ([id, other]) => isProposal(id) && other.proposedBy !== record.proposedBy && isSame(other.values, record.values),
  )?.[1];
  return same && { ...same, agreed: { ...same.agreed, ...record.agreed } };
};

/** A captain’s word is a proposal until the other captain says the same; the umpire’s is enough by itself. */
export const proposeHouseRule = defineAction({
  name: 'propose-house-rule',
  says: 'Proposes that this table plays some of its profile’s values otherwise; the umpire puts them in force.',
  args: exactly({
    /** By path in the profile: `{"deploymentBandMu": 10}`. Values that belong together are proposed together. */
    values: Type.Record(Type.String({ minLength: 1, maxLength: 80 }), Type.Unknown(), {
      minProperties: 1,
      maxProperties: MOST_AT_ONCE,
    }),
  }),
  isUndoable: false,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, args, { seat }) {
    const played = fullProfileAt(snapshot);
    const refusal = checkValues(played, args.values);
    if (refusal) return refusal;
    const values = args.values as HouseValues;
    if (!changesAnything(played, values)) return refuse('nothing-changed', 'This table plays it so already.', 'values');
    const proposed = proposedBy(seat, values);
    const record = theSameOf(snapshot, proposed) ?? proposed;
    const isInForce = record.proposedBy === 'umpire' || isAgreed(record);
    const [first = ''] = Object.keys(values).sort();
    const edits = isInForce
      ? putInForce(new Edits(snapshot), snapshot, record)
      : new Edits(snapshot).put('house', proposalId(first, seat.side ?? ''), record);
    return { changes: edits.changes() };
  },
});
