import { describe, expect, it } from 'vitest';
import type { ArmyFile, ArmyFileStand } from '../armies/army-file.ts';
import { battleResult } from '../losses/battle-result.ts';
import { lossesForReader, lossesForSide, publicLosses } from '../losses/losses-for.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { troopTypeOf } from '../profiles/rows-of.ts';
import { grand201706 as grand } from '../profiles/grand-2017-06.ts';
import { replayMatch } from '../replay/replay-match.ts';
import { atItsPoints, deceptiveArmy, emptyTable, play, RecordedMatch, smallArmy, withArmy } from '../testing/index.ts';

const stand = (troopType: string, more: Partial<ArmyFileStand> = {}): ArmyFileStand => ({
  troopType,
  command: 1,
  halfPoints: troopTypeOf(grand, troopType)?.halfPoints ?? 0,
  ...more,
});

const armyOf = (...stands: ArmyFileStand[]): ArmyFile => ({
  vexillumArmy: 1,
  name: 'Cards on the table',
  halfPoints: 288,
  stands,
  cards: [],
});

/** Every card by which a lost stand counts otherwise than its type, and a stand that may dismount as something dearer, with what each counts. */
const costly: readonly (readonly [what: string, stand: ArmyFileStand, counts: number, use: object | null])[] = [
  ['charging camelry (BC-05)', stand('KNT', { cards: ['CC'], halfPoints: 6 }), 6, null],
  ['armored camelry (BC-05)', stand('CAT', { cards: ['AC'], halfPoints: 6 }), 6, null],
  ['charging camelry with shower shooting', stand('KNT', { cards: ['CC', 'SS'], halfPoints: 8 }), 8, null],
  ['plaustrella in use (BC-09)', stand('LFT', { cards: ['PL'], halfPoints: 8 }), 8, { card: 'PL' }],
  ['shower shooting (BC-21)', stand('ECV', { cards: ['SS'], halfPoints: 10 }), 10, null],
  ['swords (BC-23)', stand('JCV', { cards: ['SF'], halfPoints: 7 }), 7, null],
  ['bad horse that may go on foot as elite foot (BC-01)', stand('BAD', { cards: ['DD'], halfPoints: 8 }), 8, null],
  ['the same on foot', stand('BAD', { cards: ['DD'], halfPoints: 8 }), 8, { card: 'DD', as: 'EFT' }],
  ['spears without a card', stand('SPR'), 8, null],
];

/** An evening in which red loses one stand, with the army as it was brought and the stand's id. */
const evening = (one: ArmyFileStand, use: object | null) => {
  const match = new RecordedMatch({ 'sealed-orders': false });
  const brought = match.act('red-captain', 'bring-army', {
    side: 'red',
    army: atItsPoints(match.snapshot, armyOf(one, stand('SPR'))),
  });
  match.act('blue-captain', 'bring-army', { side: 'blue', army: smallArmy });
  const id = (brought.result as { stands: string[] }).stands[0] as string;
  match.act('red-captain', 'place-stands', { stands: [{ id, pose: [45_000, 5_000, 0] }] });
  if (use) {
    const { card, ...more } = use as { card: string };
    match.act('red-captain', 'use-card', { card, stands: [{ id, ...more }] });
  }
  match.act('red-captain', 'lose-stands', { stands: [id] });
  return { match, id };
};

describe('BC-00-PLAY-1, BC-00-PLAY-2: battle cards are revealed before the game, as troops are', () => {
  it('everybody reads which army has which, and which stands carry them, from the moment that it is brought', () => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', armyOf(...costly.map(([, one]) => one)));
    expect(ids.map((id) => snapshot.public.stand.get(id)?.cards)).toEqual([
      ['CC'],
      ['AC'],
      ['CC', 'SS'],
      ['PL'],
      ['SS'],
      ['SF'],
      ['DD'],
      ['DD'],
      [],
    ]);
  });

  it.each(costly)('owner, opponent, spectator, umpire and ledger count the same for %s', (_, one, counts, use) => {
    const { match, id } = evening(one, use);
    const profile = profileAt(match.snapshot);
    const told = replayMatch(match.entries);
    expect(told.faults).toEqual([]);
    const readers = {
      owner: lossesForSide(match.snapshot, profile, 'red'),
      opponent: lossesForSide(match.snapshot, profile, 'blue'),
      spectator: publicLosses(match.snapshot, profile),
      umpire: lossesForReader(match.snapshot, profile),
      ledger: publicLosses(told.snapshotAt(match.entries.length), profile),
    };
    for (const [reader, [red]] of Object.entries(readers))
      expect({ reader, lost: red.lost, total: red.total, isExact: red.isExact }).toEqual({
        reader,
        lost: counts,
        total: match.snapshot.public.army.get('red')?.halfPoints,
        isExact: true,
      });
    const over = play(match.snapshot, 'umpire', 'end-game', {}).snapshot;
    expect(battleResult(over)?.sides.find(({ side }) => side === 'red')?.counts).toMatchObject({
      lostHalfPoints: counts,
    });
    expect(match.snapshot.public.stand.get(id)?.place).toBe('lost');
  });

  it('a masquerade that is lost counts as what it poses as, for its owner too', () => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', deceptiveArmy);
    const axes = ids[7] as string;
    const lost = play(snapshot, 'red-captain', 'lose-stands', { stands: [axes] }).snapshot;
    const horde = troopTypeOf(grand, 'HRD')?.halfPoints;
    for (const reader of ['red', 'blue']) expect(lossesForSide(lost, grand, reader)[0].lost).toBe(horde);
  });
});

describe('what cards must not tell (BC-24-DECEPT-MODEL-2)', () => {
  const publicly = (army: ArmyFile) => {
    const { snapshot, ids } = withArmy(emptyTable(), 'red', army);
    return ids.map((id) => snapshot.public.stand.get(id));
  };
  const honest = stand('HRD', { cards: ['SP'] });
  const axes = stand('HRD', { cards: ['MI', 'DC'], real: ['WRR', 'WRR'], halfPoints: 12 });

  it('the twin of an army in which another stand of the type poses looks the same, stand by stand', () => {
    expect(publicly(armyOf(honest, axes, stand('PIK')))).toEqual(publicly(armyOf(axes, honest, stand('PIK'))));
    expect(publicly(armyOf(honest, axes))[1]).toEqual({
      side: 'red',
      troopType: 'HRD',
      place: 'reserve',
      cards: ['SP'],
    });
  });

  it('no card of the troops behind a masquerade shows, nor that it deceives, nor what it cost', () => {
    expect(publicly(armyOf(axes))[0]).toEqual({ side: 'red', troopType: 'HRD', place: 'reserve', cards: [] });
    const posing = stand('PIK', { halfPoints: 2 });
    expect(publicly(armyOf(axes, posing))[1]).not.toHaveProperty('halfPoints');
  });

  it('who comes in its place has no card either, and counts as its type', () => {
    const entries = publicly(deceptiveArmy);
    for (const each of entries) expect(each).not.toHaveProperty('halfPoints');
  });
});
