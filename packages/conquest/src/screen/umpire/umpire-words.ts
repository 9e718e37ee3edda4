import { msg, str } from '@vexillum/ui/words';
import { gameOf, type Snapshot } from '../../rules/index.ts';
import type { UmpireWords } from '@vexillum/frame/table/umpire/umpire-consent';
import { ownerName } from '../names.ts';

/** Of what only its owner knows here: which victory flags they have. */
export const umpireWords = (snapshot: Snapshot): UmpireWords => ({
  reads: (name) => msg(str`${name} sees everybody’s flags.`),
  youRead: () => msg('You see everybody’s flags, and they all know it.'),
  youWait: (missing) =>
    gameOf(snapshot)
      ? msg(
          str`Until all who play accept you, you see nobody’s flags, skip and evict nobody, and end no game. Not yet: ${missing.map((side) => ownerName(snapshot, side)).join(', ')}.`,
        )
      : msg('You see the players’ flags once the game is on and all who play have accepted you.'),
  sits: (name) => msg(str`${name} sits as umpire and sees nobody’s flags.`),
  othersAccept: (name) => msg(str`Others accept ${name} as umpire.`),
  question: (name) =>
    msg(
      str`Once all who play accept, ${name} sees which flags each of you has, to the end of the game. Everybody at the table is told so.`,
    ),
});
