import { isPlayer, onlySeats, refuse, THIS_TABLE, Type, words } from '@vexillum/model';
import { pointsFrom } from '../dice/command-points.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { leadsCommand } from '../records/leaders.ts';
import type { Points } from '../records/points.ts';
import { defineAction, Edits, type Snapshot } from '../records/table.ts';
import { pointsAt, pointsId } from '../turn/points-of.ts';
import { exactly } from './args.ts';
import { orderOf } from './roll-command-points.ts';

/** Without marks where the die is again as it was thrown. */
const marksOf = ({ die: was, dieBy, thrown }: Points, die: number, by: string): Pick<Points, 'dieBy' | 'thrown'> => {
  const first = thrown ?? (dieBy === undefined ? was : undefined);
  if (first === die) return {};
  return { dieBy: by, ...(first === undefined ? {} : { thrown: first }) };
};

/** What everybody knows of the command's orders: they were opened with its first roll. */
const knownOrder = ({ public: records }: Snapshot, side: string, command: 1 | 2 | 3) =>
  orderOf({ public: records, sides: {} }, side, command);

export const correctCommandDie = defineAction({
  name: 'correct-command-die',
  says: 'Puts another die in the place of the one that a command rolled in this turn. Everybody sees who did, and what was thrown.',
  args: exactly({
    command: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    die: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  isUndoable: true,
  isGuessable: true,
  mayAct: onlySeats('captain', 'commander', 'umpire'),
  run(snapshot, { command, die }, { seat }) {
    const side = snapshot.public.turn.get(THIS_TABLE)?.side;
    if (side === undefined) return refuse('no-turn', 'The first turn has not begun.');
    if (isPlayer(seat) && (seat.side !== side || !leadsCommand(snapshot, seat, command)))
      return refuse(
        'not-your-points',
        'Only the player who leads that command corrects its die, in the turn of that side.',
      );
    const profile = profileAt(snapshot);
    const points = pointsAt(snapshot, side, command);
    if (!points) return refuse('not-rolled', words('Command {0} has not rolled.', command), 'command');
    const { sides } = profile.commandDie.value;
    if (die > sides) return refuse('bad-values', words('A die of {0} does not show {1}.', sides, die), 'die');
    if (die === points.die) return refuse('already-done', 'That is its die already.', 'die');
    const corrected = { turn: points.turn, ...pointsFrom(profile, die, knownOrder(snapshot, side, command)) };
    const edits = new Edits(snapshot).put('points', pointsId(side, command), {
      ...corrected,
      ...marksOf(points, die, seat.id),
    });
    return { changes: edits.changes() };
  },
});
