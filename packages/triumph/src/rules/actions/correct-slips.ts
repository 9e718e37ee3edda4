import { isPlayer, onlySeats, refuse, type Refusal, type Seat, THIS_TABLE, Type } from '@vexillum/model';
import { slipOf } from '../turn/slip-price.ts';
import { leadsCommand } from '../records/leaders.ts';
import type { Slip } from '../records/slip.ts';
import { exactly } from './args.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';

const slipId = Type.String({ minLength: 1, maxLength: 64 });

/** The slips that are named, of one command; the refusal where they are not. */
const slipsNamed = (snapshot: Snapshot, seat: Seat, ids: readonly string[]): readonly Slip[] | Refusal => {
  const commands = new Set(ids.map((id) => id.split(':').slice(0, 2).join(':')));
  const [side = '', command] = [...commands][0]?.split(':') ?? [];
  const slips = ids.flatMap((id) => snapshot.public.slip.get(id) ?? []);
  if (slips.length < ids.length || new Set(ids).size < ids.length)
    return refuse('no-such-slip', 'Those command points were not spent in this turn.', 'slips');
  if (commands.size > 1) return refuse('several-commands', 'Each command spends its own points.', 'slips');
  if (isPlayer(seat) && seat.side !== side)
    return refuse('not-your-points', 'Those are the other side’s command points.');
  const leads = ([1, 2, 3] as const).some((each) => String(each) === command && leadsCommand(snapshot, seat, each));
  if (isPlayer(seat) && !leads) return refuse('not-your-points', 'Those are another command’s points.');
  return slips;
};

/** Players know better what was one move; whatever they say stands in the log. */
export const correctSlips = defineAction({
  name: 'correct-slips',
  says: 'Says what a move cost in command points, or that several were the move of one group: then the dearest of them is paid.',
  args: exactly({
    slips: Type.Array(slipId, { minItems: 1, maxItems: 24 }),
    price: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { slips: ids, price }, { seat }) {
    if (!snapshot.public.turn.has(THIS_TABLE)) return refuse('no-turn', 'The first turn has not begun.');
    const slips = slipsNamed(snapshot, seat, ids);
    if ('code' in slips) return slips;
    if (ids.length === 1 && price === undefined) return refuse('nothing-to-do', 'Say what it cost.', 'price');
    const dearest = slips.toSorted((one, other) => other.price - one.price)[0] as Slip;
    const [kept, ...others] = ids as [string, ...string[]];
    const stands = [...new Set(slips.flatMap((slip) => slip.stands))];
    const singly = [...new Set(slips.flatMap((slip) => slip.singly))];
    const wanted = price ?? dearest.price;
    const edits = new Edits(snapshot).put(
      'slip',
      kept,
      slipOf(stands, singly, [...dearest.terms, { code: 'by-hand', value: wanted - dearest.price }]),
    );
    for (const id of others) edits.put('slip', id, null);
    return { changes: edits.changes() };
  },
});
