import { onlySeats, type Refusal, refuse, Type, words } from '@vexillum/model';
import { keepPosition, positionIn } from '../positions/keep-position.ts';
import { whyNoPositions } from '../positions/why-no-return.ts';
import { POSITION_NAME_LIMIT } from '../records/position.ts';
import { defineAction, Edits } from '../records/table.ts';
import { exactly } from './args.ts';

/** Control, bidirectional and other unseen characters, but for the joiners of emoji and of Persian. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const wrongName = (name: string): Refusal | undefined => {
  if (name.trim() === '') return refuse('bad-name', 'Say what this moment is to be called.', 'name');
  if (name.length > POSITION_NAME_LIMIT)
    return refuse('bad-name', words('The name of a moment has at most {0} characters.', POSITION_NAME_LIMIT), 'name');
  return unseen.test(name)
    ? refuse('bad-name', 'The name of a moment has no unseen characters in it.', 'name')
    : undefined;
};

export const namePosition = defineAction({
  name: 'name-position',
  says: 'Gives the present moment of the battle a name, so that the table can go back to it; only the newest dozen names are kept. Turns name themselves.',
  args: exactly({ name: Type.String() }),
  isUndoable: false,
  isGuessable: false,
  mayAct: onlySeats('captain', 'umpire'),
  run(snapshot, { name }, { seat, seq, at }) {
    const refusal = whyNoPositions(snapshot) ?? wrongName(name);
    if (refusal) return refusal;
    if (seq === undefined) return refuse('needs-ledger', 'Only the table itself can do this.');
    const edits = new Edits(snapshot);
    keepPosition(edits, snapshot, positionIn(snapshot, { kind: 'named', seq, at }, { name: name.trim(), by: seat.id }));
    return { changes: edits.changes() };
  },
});
