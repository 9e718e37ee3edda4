import { describe, expect, it } from 'vitest';
import { fightsAsAt } from '../../fights-as/fights-as-at.ts';
import { combatsOf } from '../../combat/combats-of.ts';
import { worldOfTable } from '../../moves/world-of-table.ts';
import { fullProfileAt } from '../../profiles/full-profile.ts';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import type { PhaseCode } from '../../profiles/turn-rules.ts';
import { begun, boardWith, type LaidStand, play, withArmy, emptyTable, smallArmy } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { cardIsChosenAtPlacing } from './card-is-chosen-at-placing.ts';
import {
  dismountedStandDoesNotShoot,
  dismountingIsAMove,
  dismountsAsItsListSays,
  formIsKeptInBattle,
  generalStaysWithTheFoot,
  transportsAreLeftInAMove,
  transportsKeepAway,
} from './forms-in-battle.ts';
import { screenCoversAFrontRank } from './screen-covers-a-front-rank.ts';
import type { Snapshot } from '../../records/table.ts';
import type { Stand } from '../../records/stand.ts';

const inBattle = (from: Snapshot, phase: PhaseCode = 'movement', number = 3): Snapshot =>
  changed(from, (edits) => {
    edits.put('turn', 'this', { number, side: 'red', phase });
    edits.put('step', 'this', { number: 11, done: {}, advantaged: 'red' });
  });

const standWith = (from: Snapshot, id: string, more: Partial<Stand>): Snapshot =>
  changed(from, (edits) => edits.put('stand', id, { ...(from.public.stand.get(id) as Stand), ...more }));

const knights = (more: Readonly<Record<string, LaidStand>> = {}) =>
  inBattle(
    boardWith({ k: { troopType: 'KNT', at: [40, 20, 0] }, mate: { troopType: 'KNT', at: [42, 20, 0] }, ...more }),
  );

const use = (table: Snapshot, card: string, more: object = {}, id = 'k') =>
  play(table, 'red-captain', 'use-card', { card, stands: [{ id, ...more }] }).snapshot;
const back = (table: Snapshot, card: string, id = 'k') =>
  play(table, 'red-captain', 'use-card', { card, stands: [{ id }], back: true }).snapshot;
const advance = (table: Snapshot, id: string, mu: number) => {
  const from = table.public.pose.get(id) as readonly [number, number, number];
  return play(table, 'red-captain', 'move-stands', {
    moves: [{ id, from: [...from], to: [from[0], from[1] + 1000 * mu, from[2]] }],
  }).snapshot;
};

describe('dismounting in the battle (card 2)', () => {
  it('BC-02-MIDDIS-PLAY-3, BC-02-MIDDIS-PLAY-5: the foot stand has the same front edge, and nobody else is shifted', () => {
    const before = knights();
    const after = use(before, 'MD', { as: 'EFT' });
    expect(after.public.pose.get('k')).toEqual(before.public.pose.get('k'));
    expect(after.public.pose.get('mate')).toEqual(before.public.pose.get('mate'));
    expect(after.public.stand.get('k')).toMatchObject({
      troopType: 'EFT',
      was: 'KNT',
      changed: { card: 'MD', turn: 3, phase: 'movement' },
    });
    expect(fightsAsAt(after, grand, 'k')?.category).toBe('foot');
  });

  it('BC-01-DEPDIS-DEPLOY-3, BC-02-MIDDIS-DEPLOY-3: its base is that of the type on foot', () => {
    for (const card of ['DD', 'MD'])
      expect(fightsAsAt(use(knights(), card, { as: 'EFT' }), grand, 'k')?.depthMu.value).toBe(
        fightsAsAt(boardWith({ f: { troopType: 'EFT', at: [40, 20, 0] } }), grand, 'f')?.depthMu.value,
      );
  });

  it('BC-02-MIDDIS-PLAY-1, BC-01-DEPDIS-PLAY-2: a general who dismounts leads on', () => {
    const led = standWith(knights(), 'k', { general: true });
    expect(use(led, 'MD', { as: 'EFT' }).public.stand.get('k')?.general).toBe(true);
    expect(use(led, 'DD', { as: 'EFT' }).public.stand.get('k')?.general).toBe(true);
  });

  it('BC-02-MIDDIS-PLAY-2: in the phase of movement, and flagged in any other', () => {
    expect(saidOf(dismountingIsAMove, use(knights(), 'MD', { as: 'EFT' }))).toEqual([]);
    const late = use(inBattle(knights(), 'ranged'), 'MD', { as: 'EFT' });
    expect(saidOf(dismountingIsAMove, late, 'blue')).toEqual([
      'EFt1 dismounted outside its side’s movement: it is a tactical move of its own.',
    ]);
  });

  it('BC-02-MIDDIS-PLAY-2: the enemy’s movement is none of its own', () => {
    const theirs = changed(knights(), (edits) =>
      edits.put('turn', 'this', { number: 3, side: 'blue', phase: 'movement' }),
    );
    expect(saidOf(dismountingIsAMove, use(theirs, 'MD', { as: 'EFT' }))).toHaveLength(1);
  });

  it('BC-02-MIDDIS-PLAY-4: it does not move besides', () => {
    const both = advance(use(knights(), 'MD', { as: 'EFT' }), 'k', 1);
    expect(saidOf(dismountingIsAMove, both)).toEqual([
      'EFt1 dismounted and moved in one turn: dismounting is its whole move.',
    ]);
    expect(saidOf(dismountingIsAMove, inBattle(both, 'movement', 5))).toEqual([]);
  });

  it('BC-02-MIDDIS-PLAY-6: not in contact with an enemy, a corner included', () => {
    const said = (at: readonly [number, number, number]) =>
      saidOf(dismountingIsAMove, use(knights({ enemy: { side: 'blue', at } }), 'MD', { as: 'EFT' }));
    const contact = ['EFt1 dismounted in contact with an enemy; a corner that touches is contact too.'];
    expect(said([40, 20, 180])).toEqual(contact);
    expect(said([38, 20, 180])).toEqual(contact);
    expect(said([40, 20.5, 180])).toEqual([]);
  });

  it('BC-02-MIDDIS-PLAY-8: this turn it does not shoot; in the next it does', () => {
    const archers = use(knights(), 'MD', { as: 'ARC' });
    expect(saidOf(dismountedStandDoesNotShoot, archers)).toEqual(['Arc1 has dismounted: this turn it does not shoot.']);
    expect(saidOf(dismountedStandDoesNotShoot, inBattle(archers, 'ranged', 4))).toEqual([]);
    const shot = (number: number) => {
      const table = use(knights({ enemy: { side: 'blue', at: [40, 23, 180] } }), 'MD', { as: 'ARC' });
      const now = inBattle(table, 'ranged', number);
      return combatsOf(now, fullProfileAt(now), worldOfTable(now, grand)).map(({ attacker }) => attacker);
    };
    expect([shot(3), shot(5)]).toEqual([[], ['k']]);
    expect(saidOf(dismountedStandDoesNotShoot, use(knights(), 'MD', { as: 'EFT' }))).toEqual([]);
  });
});

describe('what a stand was deployed as', () => {
  it.each([
    ['BC-01-DEPDIS-PLAY-3', 'DD', { as: 'EFT' }],
    ['BC-02-MIDDIS-PLAY-7', 'MD', { as: 'EFT' }],
    ['BC-03-VALETS-DEPLOY-3', 'SV', { as: 'JCV' }],
    ['BC-09-PLAUST-DEPLOY-3', 'PL', {}],
  ])('%s: going back on the card %s in the battle is flagged to everybody', (_, card, more) => {
    const again = back(use(knights(), card, more), card);
    expect(saidOf(formIsKeptInBattle, again, 'blue')).toHaveLength(1);
    const before = back(use(boardWith({ k: { troopType: 'KNT', at: [40, 8, 0] } }), card, more), card);
    expect(saidOf(formIsKeptInBattle, before)).toEqual([]);
  });

  it('BC-01-DEPDIS-PLAY-3: getting down with the card for the deployment alone is flagged too', () => {
    const table = inBattle(begun());
    const id = [...table.public.stand].find(([, { side }]) => side === 'red')?.[0] ?? '';
    const placed = changed(standWith(table, id, { place: 'board' }), (edits) =>
      edits.put('pose', id, [40_000, 8_000, 0]),
    );
    expect(saidOf(cardIsChosenAtPlacing, use(placed, 'DD', { as: 'EFT' }, id))).toHaveLength(1);
  });

  it.each([
    ['BC-08-MOBINF-PLAY-11', 'MI'],
    ['BC-20-ESCREEN-MODEL-4, BC-20-ESCREEN-PLAY-6', 'ET'],
  ])('%s: %s is given up in the battle, and taking it up again is flagged', (_, card) => {
    const table = inBattle(begun());
    const id = [...table.public.stand].find(([, { side }]) => side === 'red')?.[0] ?? '';
    const wears = changed(standWith(table, id, { place: 'board', uses: { [card]: 8 } }), (edits) =>
      edits.put('pose', id, [40_000, 8_000, 0]),
    );
    const gone = back(wears, card, id);
    expect(gone.public.stand.get(id)?.uses).toBeUndefined();
    expect([...saidOf(formIsKeptInBattle, gone), ...saidOf(cardIsChosenAtPlacing, gone)]).toEqual([]);
    expect(saidOf(cardIsChosenAtPlacing, use(gone, card, {}, id), 'blue')).toHaveLength(1);
  });

  it('on foot it is what its list names: any other type is flagged to everybody, with one click to mend it', () => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', {
      ...smallArmy,
      stands: smallArmy.stands.map((stand, index) => (index === 0 ? { ...stand, cards: ['DD'], foot: 'EFT' } : stand)),
    });
    const [king = ''] = ids;
    expect(snapshot.public.stand.get(king)).toMatchObject({ cards: ['DD'], foot: 'EFT' });
    expect(saidOf(dismountsAsItsListSays, use(snapshot, 'DD', { as: 'EFT' }, king))).toEqual([]);
    const wrong = use(snapshot, 'DD', { as: 'PIK' }, king);
    const [flag] = flagsOf(dismountsAsItsListSays, wrong, 'blue');
    expect(saidOf(dismountsAsItsListSays, wrong, 'blue')).toEqual([
      expect.stringMatching(/^Pk. is on foot as Pikes; its army list has it as Elite Foot\.$/),
    ]);
    const mended = play(wrong, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(mended.public.stand.get(king)).toMatchObject({ troopType: 'EFT', was: 'KNT' });
  });

  it('BC-03-VALETS-PLAY-2: a general whose pair fights apart is the one on foot', () => {
    const led = standWith(knights(), 'k', { general: true });
    const wrong = use(led, 'SV', { as: 'JCV' });
    expect(saidOf(generalStaysWithTheFoot, use(led, 'SV', { as: 'EFT' }))).toEqual([]);
    expect(saidOf(generalStaysWithTheFoot, wrong, 'blue')).toHaveLength(1);
    const secretly = changed(use(knights(), 'SV', { as: 'JCV' }), (edits) =>
      edits.putSecret('red', 'stand', 'k', { command: 1, halfPoints: 8, general: true }),
    );
    expect(saidOf(generalStaysWithTheFoot, secretly, 'red')).toHaveLength(1);
    expect(saidOf(generalStaysWithTheFoot, secretly, 'blue')).toEqual([]);
  });
});

describe('transports (card 8)', () => {
  const riding = (more: Readonly<Record<string, LaidStand>>, at: readonly [number, number, number] = [40, 20, 0]) =>
    standWith(inBattle(boardWith({ a: { troopType: 'ARC', at }, ...more })), 'a', { uses: { MI: 8 } });
  const enemy = { e: { side: 'blue', at: [40, 30, 180] } } as const;

  it('BC-08-MOBINF-PLAY-4: a move ends farther than 4 MU from every enemy stand and camp', () => {
    expect(saidOf(transportsKeepAway, advance(riding(enemy), 'a', 5))).toEqual([]);
    expect(saidOf(transportsKeepAway, advance(riding(enemy), 'a', 6), 'blue')).toEqual([
      'Arc1 moved on its transports to 4 MU from Sp1; it keeps farther than 4 MU.',
    ]);
    const camp = changed(riding({}), (edits) =>
      edits.put('camp', 'c', { side: 'blue', size: [3000, 2000] }).put('pose', 'c', [40_000, 31_000, 18_000]),
    );
    expect(saidOf(transportsKeepAway, advance(camp, 'a', 6))).toEqual([
      'Arc1 moved on its transports to 4 MU from an enemy camp; it keeps farther than 4 MU.',
    ]);
  });

  it('BC-08-MOBINF-PLAY-5: who stands too near may leave the transports on the spot, and an enemy who came is no fault', () => {
    const near = riding({ e: { side: 'blue', at: [40, 23, 180] } });
    expect(saidOf(transportsKeepAway, near)).toEqual([]);
    const down = back(near, 'MI', 'a');
    expect(saidOf(transportsKeepAway, down)).toEqual([]);
    expect(down.public.pose.get('a')).toEqual(near.public.pose.get('a'));
  });

  it('BC-08-MOBINF-PLAY-4, BC-08-MOBINF-PLAY-6: nor does it help to leave them where the move ended', () => {
    const table = inBattle(
      boardWith({ k: { at: [40, 8, 0], uses: { MI: 7 } }, enemy: { side: 'blue', at: [40, 17, 180] } }),
    );
    const near = back(advance(table, 'k', 5.5), 'MI');
    expect(saidOf(transportsKeepAway, near)).toEqual([
      'Sp1 moved on its transports to 3.5 MU from Sp1; it keeps farther than 4 MU.',
    ]);
    expect(saidOf(transportsKeepAway, back(advance(table, 'k', 4.5), 'MI'))).toEqual([]);
    expect(saidOf(transportsKeepAway, inBattle(near, 'movement', 5))).toEqual([]);
  });

  it('BC-08-MOBINF-PLAY-6, BC-08-MOBINF-PLAY-5: they are left in its own side’s movement, and not as an enemy is about to fight', () => {
    const said = (phase: PhaseCode, side: 'red' | 'blue' = 'red') => {
      const table = changed(riding(enemy), (edits) => edits.put('turn', 'this', { number: 3, side, phase }));
      return saidOf(transportsAreLeftInAMove, back(table, 'MI', 'a'), 'blue');
    };
    expect(said('movement')).toEqual([]);
    for (const [phase, side] of [
      ['ranged', 'red'],
      ['close', 'red'],
      ['movement', 'blue'],
      ['close', 'blue'],
    ] as const)
      expect(said(phase, side)).toEqual([
        'Arc1 left its transports outside its side’s movement: that is a part of a move.',
      ]);
  });

  it('BC-08-MOBINF-PLAY-14: nor is it a fault where players do by hand what a combat has come to', () => {
    const beaten = changed(riding(enemy), (edits) =>
      edits.put('turn', 'this', { number: 3, side: 'blue', phase: 'ranged' }).put('combat', 'c1', {
        turn: 3,
        kind: 'ranged',
        attacker: 'e',
        defender: 'a',
        edge: 'front',
        terms: {},
        result: { kind: 'beaten', loser: 'a', outcome: 'falls-back' },
      }),
    );
    expect(saidOf(transportsAreLeftInAMove, back(beaten, 'MI', 'a'))).toEqual([]);
  });

  it('BC-08-MOBINF-PLAY-8, BC-08-MOBINF-PLAY-4: a flank march is a tactical move: not near an enemy on transports, and no dismounting besides', () => {
    const come = (stands: Readonly<Record<string, LaidStand>>, turn = 3) =>
      changed(inBattle(boardWith(stands)), (edits) =>
        edits.put('march', 'march:red-1', { side: 'red', command: 1, edge: 'LF', entered: { edge: 'LF', turn } }),
      );
    const carts = {
      k: { at: [1, 14, 270], command: 1, uses: { MI: 7 } },
      enemy: { side: 'blue', at: [5, 14, 90] },
    } as const;
    expect(saidOf(transportsKeepAway, come(carts))).toHaveLength(1);
    expect(saidOf(transportsKeepAway, come(carts, 1))).toEqual([]);
    const riders = { k: { troopType: 'KNT', at: [1, 14, 270], command: 1 } } as const;
    expect(saidOf(dismountingIsAMove, use(come(riders), 'MD', { as: 'EFT' }))).toHaveLength(1);
    expect(saidOf(dismountingIsAMove, use(come(riders, 1), 'MD', { as: 'EFT' }))).toEqual([]);
  });

  it('BC-08-MOBINF-PLAY-6, BC-08-MOBINF-PLAY-7, BC-08-MOBINF-PLAY-9: a move may end on foot, front edge kept, nobody else shifted', () => {
    const pair = riding({ b: { troopType: 'ARC', at: [42, 20, 0] } });
    const after = back(advance(pair, 'a', 6), 'MI', 'a');
    expect(after.public.pose.get('a')).toEqual([40_000, 26_000, 0]);
    expect(after.public.pose.get('b')).toEqual([42_000, 20_000, 0]);
    expect(fightsAsAt(after, grand, 'a')).toMatchObject({ category: 'foot', moveMu: { value: 3 } });
    expect(saidOf(transportsKeepAway, after)).toEqual([]);
  });

  it('BC-08-MOBINF-PLAY-8: after any kind of move, a group’s too', () => {
    const two = standWith(riding({ b: { troopType: 'ARC', at: [42, 20, 0] } }), 'b', { uses: { MI: 8 } });
    const moves = (['a', 'b'] as const).map((id) => {
      const [x, y, turn] = two.public.pose.get(id) as readonly [number, number, number];
      return { id, from: [x, y, turn], to: [x, y + 3000, turn] };
    });
    const gone = play(two, 'red-captain', 'move-stands', { moves }).snapshot;
    const down = play(gone, 'red-captain', 'use-card', { card: 'MI', stands: [{ id: 'a' }, { id: 'b' }], back: true });
    expect(down.snapshot.public.stand.get('b')?.uses).toBeUndefined();
    expect(down.event).toMatchObject({ kind: 'card-used', count: 2, isBack: true });
  });

  it('BC-08-MOBINF-PLAY-17: enemies may come as near as they like', () => {
    const caught = changed(riding(enemy), (edits) => edits.put('pose', 'e', [40_000, 20_000, 18_000]));
    expect(saidOf(transportsKeepAway, caught)).toEqual([]);
  });
});

describe('an elephant screen (card 20)', () => {
  const screened = (stands: Readonly<Record<string, LaidStand>>, ...ids: string[]) =>
    ids.reduce((table, id) => standWith(table, id, { uses: { ET: 8 } }), boardWith(stands));

  it('BC-20-ESCREEN-DEPLOY-2: stands before the front rank of one group', () => {
    const line: Record<string, LaidStand> = { a: { at: [40, 8, 0] }, b: { at: [42, 8, 0] }, c: { at: [60, 8, 0] } };
    expect(saidOf(screenCoversAFrontRank, screened(line, 'a', 'b'))).toEqual([]);
    expect(saidOf(screenCoversAFrontRank, screened(line, 'a', 'c'), 'blue')).toEqual([
      'Sp3 has a screen, but is not in the group of the others that have one.',
    ]);
    const depth = fightsAsAt(boardWith(line), grand, 'a')?.depthMu.value ?? 0;
    const ranks: Record<string, LaidStand> = { ...line, rear: { at: [40, 8 - depth, 0] } };
    expect(saidOf(screenCoversAFrontRank, screened(ranks, 'a', 'rear'))).toEqual([
      expect.stringMatching(/has a screen and a friend before it; only a front rank is screened/),
    ]);
    expect(saidOf(screenCoversAFrontRank, inBattle(screened(line, 'a', 'c')))).toEqual([]);
  });

  it('BC-20-ESCREEN-PLAY-5, BC-20-ESCREEN-PLAY-7: a stand that moves by itself loses it at once, one that moves with its group keeps it', () => {
    const line = { a: { at: [40, 8, 0] }, b: { at: [42, 8, 0] } } as const;
    const table = inBattle(screened(line, 'a', 'b'));
    const alone = advance(table, 'a', 1);
    expect(alone.public.stand.get('a')).not.toHaveProperty('uses');
    expect(alone.public.stand.get('b')?.uses).toEqual({ ET: 8 });
    const moves = ['a', 'b'].map((id, index) => ({ id, to: [40_000 + 2000 * index, 9000, 0] }));
    const together = play(table, 'red-captain', 'move-stands', { moves });
    expect(together.snapshot.public.stand.get('a')?.uses).toEqual({ ET: 8 });
    expect(together.event).not.toHaveProperty('isUnscreened');
    const one = moves.slice(0, 1);
    expect(play(table, 'red-captain', 'move-stands', { moves: one }).event).toMatchObject({ isUnscreened: true });
    for (const other of [screened(line, 'a'), inBattle(screened(line, 'a'), 'close')])
      expect(advance(other, 'a', 1).public.stand.get('a')?.uses).toEqual({ ET: 8 });
  });

  it('BC-20-ESCREEN-MODEL-2: its marker takes no room on the board', () => {
    const plain = boardWith({ a: { at: [40, 8, 0] } });
    const marked = screened({ a: { at: [40, 8, 0] } }, 'a');
    expect(fightsAsAt(marked, grand, 'a')?.depthMu.value).toBe(fightsAsAt(plain, grand, 'a')?.depthMu.value);
  });
});
