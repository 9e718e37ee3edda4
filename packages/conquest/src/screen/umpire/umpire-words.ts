import { msg, str } from '@vexillum/ui/words';
import { gameOf, rulesOf, type Snapshot } from '../../rules/index.ts';
import type { UmpireWords } from '@vexillum/frame/table/umpire/umpire-consent';
import { ownerName } from '../names.ts';

const hasFog = (snapshot: Snapshot): boolean => rulesOf(snapshot).hasFog;

/** Of what only its owner knows here: which victory flags they have and, under fog, what they see. */
export const umpireWords = (snapshot: Snapshot): UmpireWords => ({
  reads: (name) =>
    hasFog(snapshot)
      ? msg(str`${name} sees everybody’s flags, and in the fog what any player sees.`)
      : msg(str`${name} sees everybody’s flags.`),
  youRead: () =>
    hasFog(snapshot)
      ? msg('You see everybody’s flags, and in the fog what any player sees; they all know it.')
      : msg('You see everybody’s flags, and they all know it.'),
  youWait: (missing) =>
    gameOf(snapshot)
      ? msg(
          str`Until all who play accept you, you see nobody’s flags, skip and evict nobody, and end no game. Not yet: ${missing.map((side) => ownerName(snapshot, side)).join(', ')}.`,
        )
      : msg('You see the players’ flags once the game is on and all who play have accepted you.'),
  sits: (name) => msg(str`${name} sits as umpire and sees nobody’s flags.`),
  othersAccept: (name) => msg(str`Others accept ${name} as umpire.`),
  question: (name) =>
    hasFog(snapshot)
      ? msg(
          str`Once all who play accept, ${name} sees which flags each of you has, and in the fog all land that any of you sees, to the end of the game. Everybody at the table is told so.`,
        )
      : msg(
          str`Once all who play accept, ${name} sees which flags each of you has, to the end of the game. Everybody at the table is told so.`,
        ),
});
