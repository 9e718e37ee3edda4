import { mayActForSide, onlySeats, refuse, Type } from '@vexillum/model';
import { flankEdges } from '../deployment/flank-edge.ts';
import { enteredIn } from '../deployment/sealed.ts';
import { marchId } from '../records/march.ts';
import { defineAction, Edits } from '../records/table.ts';
import { exactly, side } from './args.ts';
import { playsOpenly } from './plays-openly.ts';

export const announceMarch = defineAction({
  name: 'announce-march',
  says: 'At a table with open orders, says that a command marches round a flank and along which edge it is to come in, or that it does not march.',
  args: exactly({
    side,
    command: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    edge: Type.Union(
      (['none', ...flankEdges] as const).map((edge) => Type.Literal(edge)),
      { description: 'As its owner sees it' },
    ),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { side, command, edge }, { seat }) {
    const refusal = mayActForSide(seat, side);
    if (refusal) return refusal;
    if (!playsOpenly(snapshot))
      return refuse('orders-are-sealed', 'Who marches is sealed with the orders at this table.', 'edge');
    if (enteredIn(snapshot, side, command)) return refuse('march-is-in', 'That march has come in already.', 'command');
    const id = marchId(side, command);
    const known = snapshot.public.march.get(id);
    const edits = new Edits(snapshot);
    if (edge === 'none' && known) edits.put('march', id, null);
    if (edge !== 'none' && known?.edge !== edge) edits.put('march', id, { side, command, edge });
    return { changes: edits.changes() };
  },
});
