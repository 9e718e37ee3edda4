import { choiceOf } from '@vexillum/model';
import { expect, test } from 'vitest';
import { conquest } from '../game.ts';
import type { Snapshot } from '../records.ts';
import type { Territory } from '../state/territory.ts';
import { manyLands, TestMatch } from '../testing/index.ts';
import { mayMove } from './moving.ts';

class CountedLand extends Map<string, Territory> {
  reads = 0;
  override get(id: string): Territory | undefined {
    this.reads += 1;
    return super.get(id);
  }
}

const LANDS = 120;

test.each([{}, { teams: 2, 'shared-land': true }])(
  'where armies go far (%o), who holds what is looked up a few times for each land, not for each way',
  (rules) => {
    const match = new TestMatch({
      players: 4,
      map: manyLands(LANDS),
      rules: { ...rules, 'move-reach': 'connected', 'random-start': true },
    }).start();
    // With teams player-3 is a partner.
    const partner = 'teams' in rules ? 'player-3' : 'player-1';
    const owners: string[] = Array.from({ length: LANDS }, (_, at) => (at % 2 === 0 ? 'player-1' : partner));
    owners.splice(-2, 2, 'player-2', 'player-4');
    match.lay(Object.fromEntries(owners.map((owner, at) => [`land-${at}`, `${owner} 3`])), {
      mover: 'player-1',
    });
    const territory = new CountedLand(match.snapshot.public.territory);
    const snapshot: Snapshot = { ...match.snapshot, public: { ...match.snapshot.public, territory } };
    const seat = conquest.seats.find(({ id }) => id === 'player-1');
    if (!seat) throw new Error('no such seat');
    const ways = choiceOf(mayMove, snapshot, seat).targets();
    const starts = owners.filter((owner) => owner === 'player-1').length;
    expect(ways).toHaveLength(starts * (LANDS - 3));
    expect(ways[0]).toEqual({ from: 'land-0', to: 'land-1', armies: { least: 1, most: 2 } });
    expect(territory.reads).toBeLessThan(LANDS * 10);
  },
);
