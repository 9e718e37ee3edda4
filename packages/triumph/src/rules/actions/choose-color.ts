import { onlySeats, refuse, type SideId, Type } from '@vexillum/model';
import { sideColors } from '../records/color.ts';
import { colorOf, colorsFor } from '../records/colors-worn.ts';
import { defineAction, Edits } from '../records/table.ts';
import { exactly } from './args.ts';

export const chooseColor = defineAction({
  name: 'choose-color',
  says: 'A captain chooses the colour that their side wears on the board and on the page. Its name stays.',
  args: exactly({ color: Type.Union(sideColors.map((color) => Type.Literal(color))) }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain'),
  run(snapshot, { color }, { seat }) {
    const side = seat.side as SideId;
    if (!colorsFor(snapshot, side).includes(color))
      return refuse('color-taken', 'That colour is the other side’s.', 'color');
    if (colorOf(snapshot, side) === color)
      return refuse('already-done', 'Your side wears that colour already.', 'color');
    return { changes: new Edits(snapshot).put('color', side, { color }).changes() };
  },
});
