import { msg, str } from '@vexillum/ui/words';
import { deadlineOf } from '../../rules/index.ts';
import { clockOf, type Snapshot } from '@vexillum/model';
import type { PassingOver } from '@vexillum/frame/clock/clock-strip';
import { ownerName } from '../names.ts';

/** What the others may have done with a mover whose time has run out: what the server would do, where it does it by itself. */
export const passingOver = (snapshot: Snapshot): PassingOver | undefined => {
  const deadline = deadlineOf(snapshot);
  const { side } = clockOf(snapshot) ?? {};
  if (!deadline || side === undefined) return undefined;
  const name = ownerName(snapshot, side);
  const { action, args } = deadline;
  const words =
    action === 'skip-turn'
      ? { text: msg(str`Skip ${name}`), title: msg(str`The time of ${name} is up: skip him, give him more, or wait.`) }
      : {
          text: msg(str`Evict ${name}`),
          title: msg(str`The time of ${name} is up: by the rules of this table he can be taken out of the game.`),
        };
  return { ...words, name: action, args };
};
