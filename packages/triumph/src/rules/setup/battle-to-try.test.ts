import { plainText } from '@vexillum/model';
import { MILLI_MU } from '@vexillum/model';
import { assist } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { createBattleFacts } from '../flags/battle-facts.ts';
import { battleRules } from '../flags/battle-rules.ts';
import { grandTriumph, triumph } from '../game.ts';
import { profileAt } from '../profiles/profile-of.ts';
import type { Snapshot } from '../records/table.ts';
import { asSeenBy, emptyTable, play } from '../testing/index.ts';
import { type BattleToTry, battleToTry } from './battle-to-try.ts';

const triedAt = (table: Snapshot): BattleToTry => {
  const battle = battleToTry(profileAt(table));
  if (!battle) throw new Error('nothing to try');
  return battle;
};

/** As the page does it, over the real actions. */
const begun = (table: Snapshot): Snapshot => {
  const { pieces, sides } = triedAt(table);
  const size = ([width, depth]: readonly [number, number]) => [width * MILLI_MU, depth * MILLI_MU];
  let now = table;
  const act = (seat: string, name: string, args: object) => {
    const played = play(now, seat, name, args);
    now = played.snapshot;
    return played.outcome.result;
  };
  for (const { type, pose, sizeMu, variant } of pieces)
    act('red-captain', 'place-terrain', { type, pose, size: size(sizeMu), variant });
  for (const { side, army, camp, poses } of sides) {
    const { stands } = act(`${side}-captain`, 'bring-army', { side, army }) as { readonly stands: string[] };
    act(`${side}-captain`, 'place-camp', { side, pose: camp });
    act(`${side}-captain`, 'place-stands', { stands: stands.map((id, index) => ({ id, pose: poses[index] })) });
  }
  act('red-captain', 'begin-turn', {});
  return now;
};

describe.each([
  ['the standard game', triumph],
  ['the big battle', grandTriumph],
])('a first battle of %s', (_, game) => {
  const table = emptyTable({}, game);

  it('has everybody on the board and red on turn', () => {
    const now = begun(table);
    const all = [...now.public.stand.values()];
    expect(all.length).toBe(triedAt(table).sides.reduce((sum, { army }) => sum + army.stands.length, 0));
    expect(all.filter(({ place }) => place !== 'board')).toEqual([]);
    expect([...now.public.turn.values()]).toMatchObject([{ side: 'red', number: 1 }]);
    expect(now.public.terrain.size).toBeGreaterThan(2);
  });

  it.each(['red', 'blue'] as const)('passes the rules that %s is told of', (side) => {
    const seen = asSeenBy(begun(table), side);
    const flags = assist(createBattleFacts()(seen, profileAt(seen), { side }), battleRules);
    expect(flags.map(({ rule, says }) => `${rule}: ${plainText(says)}`)).toEqual([]);
  });
});
