import type { Json } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { withCard, withPlan, withStandCard } from '../../armies/army-draft.ts';
import { armyFileOf } from '../../armies/army-file-of.ts';
import { grandTriumph } from '../../game.ts';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import { armyDraftWith, listWith } from '../../testing/army-draft-with.ts';
import { asSeenBy, emptyTable, play, withArmy } from '../../testing/play.ts';

const list = listWith({
  lines: [{ types: ['KNT'], cards: [{ code: 'DD', note: 'as Elite Foot' }] }, { types: ['SPR'] }],
  generals: ['KNT'],
  cards: ['PD'],
});
const built = armyDraftWith(list, grand, [1, 3, 'KNT'], [2, 2, 'SPR'], [3, 2, 'SPR']);
const knights = built.stands.filter(({ troopType }) => troopType === 'KNT').map(({ key }) => key);
const draft = withPlan(withStandCard(withCard(built, 'PD', 2), knights, 'DD', true), 2, { edge: 'LF', mod: 1 });
const file = armyFileOf(draft);

describe('an army that comes to the table', () => {
  it('BC-00-PLAY-1: shows the opponent all its cards, those of its troops too', () => {
    const { snapshot } = withArmy(emptyTable(), 'red', file);
    expect(asSeenBy(snapshot, 'blue').public.army.get('red')?.cards).toEqual([
      { code: 'PD', count: 2 },
      { code: 'DD', count: 1 },
    ]);
  });

  it('BC-00-PLAY-6: shows the opponent all its troops, and not who is in which command', () => {
    const { snapshot } = withArmy(emptyTable(), 'red', file);
    const seen = [...asSeenBy(snapshot, 'blue').public.stand.values()];
    expect(seen.map(({ troopType }) => troopType).sort()).toEqual(['KNT', 'KNT', 'KNT', 'SPR', 'SPR', 'SPR', 'SPR']);
    expect(seen.some(({ command, general }) => command !== undefined || general !== undefined)).toBe(false);
  });

  it('tells nobody what its player has in mind for its commands', () => {
    const { outcome } = play(emptyTable(), 'red-captain', 'bring-army', { side: 'red', army: file as unknown as Json });
    expect(JSON.stringify([file, outcome.changes])).not.toMatch(/"(edge|mod|plans)"/);
  });

  it('GT-BASE-003: has a seat for each of its commands, so that several players share a side', () => {
    for (const side of ['red', 'blue'])
      expect(
        grandTriumph.seats.filter((seat) => seat.side === side).map(({ kind, command }) => command ?? kind),
      ).toEqual(['captain', 1, 2, 3]);
  });
});
