import { words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { marchEntry, marchEntryFrom, marchesComingIn } from './march-entry.ts';

/** A stand that finds no room comes in later, so it is a reminder. Once it has come in everybody knows who is in it, and that they were all together. */
export const marchBringsAllItsStands = defineRule<BattleFacts>({
  id: 'march-brings-all-its-stands',
  rows: ['GT-FLANK-002'],
  title: words('A flank march brings all of its command'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Flank Marching and Ally Commands',
  things: marchesComingIn,
  dependsOn: marchEntryFrom,
  check(facts, name) {
    const march = marchEntry(facts, name);
    if (!march || march.left.length === 0) return [];
    return [
      {
        weight: 'reminder',
        says: words('Command {0} has come in. Stands of it still in reserve: {1}.', march.command, march.left.length),
        remedy: words('Bring them on too, as soon as there is room.'),
        measured: { value: march.left.length, allowed: 0, is: 'at-most', unit: 'stands' },
        about: march.left.map(({ id }) => id),
        side: march.side,
      },
    ];
  },
});
