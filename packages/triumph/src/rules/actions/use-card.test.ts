import { describe, expect, it } from 'vitest';
import { grand201706 } from '../profiles/grand-2017-06.ts';
import { standSize } from '../profiles/stand-size.ts';
import { answerTo, boardWith, emptyTable, play, sealedTable, standsIn } from '../testing/index.ts';
import { changed } from '../testing/changed.ts';

const knight = (cards: readonly string[] = ['DD']) =>
  boardWith({ k: { troopType: 'KNT', at: [45, 8, 0], secret: { cards } } });

describe('use-card', () => {
  it('BC-01-DEPDIS-DEPLOY-1, BC-02-MIDDIS-DEPLOY-1: a stand goes on foot, its own type is not forgotten, and it may mount again', () => {
    for (const card of ['DD', 'MD']) {
      const table = knight([card]);
      const onFoot = play(table, 'red-captain', 'use-card', { card, stands: [{ id: 'k', as: 'EFT' }] });
      expect(onFoot.snapshot.public.stand.get('k')).toMatchObject({
        troopType: 'EFT',
        was: 'KNT',
        uses: { [card]: 0 },
      });
      expect(onFoot.event).toMatchObject({ kind: 'card-used', card, count: 1, side: 'red' });
      const mounted = play(onFoot.snapshot, 'red-captain', 'use-card', { card, stands: [{ id: 'k' }], back: true });
      expect(mounted.snapshot.public.stand.get('k')).toEqual(table.public.stand.get('k'));
    }
  });

  it('BC-01-DEPDIS-DEPLOY-2, BC-02-MIDDIS-DEPLOY-2: each stand by itself, with the step in which it was said', () => {
    const two = boardWith({ a: { troopType: 'KNT', at: [40, 8, 0] }, b: { troopType: 'KNT', at: [44, 8, 0] } });
    const seventh = changed(two, (edits) => edits.put('step', 'this', { number: 7, done: {} }));
    const { snapshot } = play(seventh, 'red-captain', 'use-card', { card: 'DD', stands: [{ id: 'a', as: 'EFT' }] });
    expect(snapshot.public.stand.get('a')?.uses).toEqual({ DD: 7 });
    expect(snapshot.public.stand.get('b')).toBe(two.public.stand.get('b'));
  });

  it('BC-03-VALETS-DEPLOY-1, BC-03-VALETS-DEPLOY-2: a pair comes as one of each, and as itself again', () => {
    const pair = boardWith({ a: { troopType: 'KNT', at: [40, 8, 0] }, b: { troopType: 'KNT', at: [44, 8, 0] } });
    const stands = [
      { id: 'a', as: 'EFT' },
      { id: 'b', as: 'JCV' },
    ];
    const apart = play(pair, 'red-captain', 'use-card', { card: 'SV', stands }).snapshot;
    expect(apart.public.stand.get('b')).toMatchObject({ troopType: 'JCV', was: 'KNT' });
    const ids = [{ id: 'a' }, { id: 'b' }];
    const again = play(apart, 'red-captain', 'use-card', { card: 'SV', stands: ids, back: true }).snapshot;
    expect(again.public.stand.get('a')).toEqual(pair.public.stand.get('a'));
  });

  it.each([
    ['BC-08-MOBINF-MODEL-1', 'MI'],
    ['BC-09-PLAUST-MODEL-1', 'PL'],
    ['BC-22-CHAINED-MODEL-1', 'CH'],
  ])('%s: with %s in use the base is as deep as it is wide, and no longer than that', (_, card) => {
    const table = boardWith({ s: { troopType: 'LFT', at: [40, 8, 0] } });
    const depth = (snapshot = table) => {
      const stand = snapshot.public.stand.get('s');
      return standSize(grand201706, stand?.troopType ?? '', stand?.uses)[1];
    };
    expect(depth()).toBe(1);
    const used = play(table, 'red-captain', 'use-card', { card, stands: [{ id: 's' }] }).snapshot;
    expect(depth(used)).toBe(2);
    expect(depth(play(used, 'red-captain', 'use-card', { card, stands: [{ id: 's' }], back: true }).snapshot)).toBe(1);
  });

  it.each([
    ['BC-04-LCAMEL-MODEL-1', 'LC', 'BAD'],
    ['BC-05-CCAMEL-MODEL-1', 'CC', 'KNT'],
    ['BC-05-CCAMEL-MODEL-3', 'AC', 'CAT'],
    ['BC-06-CAMELINF-MODEL-1', 'CF', 'HFT'],
  ])(
    '%s: who has %s comes to the board with a square base that everybody sees, and others do not',
    (_, card, troopType) => {
      const table = changed(emptyTable(), (edits) => {
        for (const [id, cards] of [
          ['with', [card]],
          ['without', ['DD']],
        ] as const) {
          edits.put('stand', id, { side: 'red', troopType, place: 'reserve' });
          edits.putSecret('red', 'stand', id, { command: 1, halfPoints: 8, cards });
        }
      });
      const stands = ['with', 'without'].map((id, index) => ({ id, pose: [40_000 + 3000 * index, 5000, 0] }));
      const placed = play(table, 'red-captain', 'place-stands', { stands }).snapshot.public.stand;
      expect(placed.get('with')?.uses).toEqual({ [card]: 0 });
      expect(standSize(grand201706, troopType, placed.get('with')?.uses)).toEqual([2, 2]);
      expect(placed.get('without')).not.toHaveProperty('uses');
    },
  );

  it('BC-20-ESCREEN-DEPLOY-1, BC-07-BOWMEN-SELECT-6: several cards on one stand are kept apart', () => {
    const screened = play(knight(), 'red-captain', 'use-card', { card: 'ET', stands: [{ id: 'k' }] }).snapshot;
    const onFoot = play(screened, 'red-captain', 'use-card', { card: 'DD', stands: [{ id: 'k', as: 'EFT' }] }).snapshot;
    const bare = play(onFoot, 'red-captain', 'use-card', { card: 'ET', stands: [{ id: 'k' }], back: true }).snapshot;
    expect(bare.public.stand.get('k')).toMatchObject({ troopType: 'EFT', was: 'KNT', uses: { DD: 0 } });
  });

  it('is refused for a card or a type that nobody knows, a stand that is lost, and another side’s stand', () => {
    const table = knight();
    const one = [{ id: 'k' }];
    expect(answerTo(table, 'red-captain', 'use-card', { card: 'XX', stands: one })).toBe('no-such-card');
    expect(answerTo(table, 'red-captain', 'use-card', { card: 'DD', stands: [{ id: 'k', as: 'XXX' }] })).toBe(
      'no-such-troop-type',
    );
    expect(answerTo(table, 'blue-captain', 'use-card', { card: 'DD', stands: one })).toBe('not-your-stand');
    const lost = play(table, 'red-captain', 'lose-stands', { stands: ['k'] }).snapshot;
    expect(answerTo(lost, 'red-captain', 'use-card', { card: 'DD', stands: one })).toBe('not-in-play');
  });

  it('tells nobody who marches: with sealed orders only its own side says what a stand in reserve comes as', () => {
    const table = sealedTable({ 'hands-on': true });
    const [id = ''] = standsIn(table, 'blue', 1);
    expect(answerTo(table, 'red-captain', 'use-card', { card: 'DD', stands: [{ id }] })).toBe('not-your-stand');
    const away = changed(table, (edits) =>
      edits.putSecret('blue', 'stand', id, { command: 1, halfPoints: 8, place: 'flank' }),
    );
    expect(answerTo(away, 'blue-captain', 'use-card', { card: 'DD', stands: [{ id }] })).toBe('on-flank-march');
    expect(answerTo(table, 'blue-captain', 'use-card', { card: 'DD', stands: [{ id }] })).toBe('done');
  });
});
