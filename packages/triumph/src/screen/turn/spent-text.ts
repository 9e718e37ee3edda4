import { msg } from '@vexillum/ui/words';
import type { BattleEventOf } from '../../rules/index.ts';

type Spent = BattleEventOf<'slips-corrected'>['spent'];

/** ", 2 command points (command 1 has 3 left)"; nothing where nothing was spent. */
export const spentText = (spent: Spent | undefined = []): string =>
  spent
    .map(({ command, price, left }) =>
      price < 0
        ? msg(
            '{0, plural, one {, # command point back} other {, # command points back}} (command {1} has {2} left)',
            -price,
            command,
            left,
          )
        : msg(
            '{0, plural, one {, # command point} other {, # command points}} (command {1} has {2} left)',
            price,
            command,
            left,
          ),
    )
    .join('');
