import type { Outcome } from '@vexillum/model';
import { describe, expect, test } from 'vitest';
import { type CombatField, fieldOf, play } from '../testing/index.ts';
import { proposalOf } from './proposal-of.ts';
import { ringAt } from './ring-at.ts';
import type { StandSecret } from '../records/stand.ts';
import type { Snapshot } from '../records/table.ts';

/** An evening of combats with red's horde, who may be anybody in truth. */
const evening = (secret: Partial<StandSecret>): readonly unknown[] => {
  const field: CombatField = {
    stands: {
      h: { troopType: 'HRD', at: [45, 18, 0], secret },
      g: { troopType: 'HRD', at: [80, 1.5, 0], secret },
      s: { troopType: 'ARC', at: [60, 18, 0], secret },
      d: { troopType: 'KNT', at: [45, 18, 180], side: 'blue' },
      r: { troopType: 'JCV', at: [80, 2, 180], side: 'blue' },
      t: { troopType: 'HFT', at: [60, 20, 180], side: 'blue' },
    },
    camps: { camp: { side: 'red', at: [80, 1, 0] } },
  };
  const heard: unknown[] = [];
  let table: Snapshot = fieldOf(field);
  const act = (seat: string, name: string, args: object): void => {
    const { snapshot, outcome, event } = play(table, seat, name, args);
    table = snapshot;
    const { changes, seals, openings, publicArgs }: Outcome = outcome;
    heard.push([changes.public, Object.keys(changes.sides ?? {}), seals, openings, publicArgs, event.kind]);
  };
  const combats = [
    { kind: 'close', attacker: 'h', defender: 'd' },
    { kind: 'close', attacker: 'r', defender: 'camp' },
    { kind: 'ranged', attacker: 's', defender: 't' },
  ] as const;
  for (const [index, combat] of combats.entries()) {
    const id = `c${index + 1}`;
    act('red-captain', 'take-up-combat', combat);
    act('blue-captain', 'change-combat', { id, side: 'red', code: 'by-hand', value: 1 });
    const ring = ringAt(table, combat);
    for (const loser of [combat.attacker, combat.defender])
      heard.push(ring && proposalOf(ring, { result: { kind: 'beaten', loser, outcome: 'falls-back' } }));
    // The dice of tests depend on how many actions there were before: this one is beaten whatever they show.
    act('umpire', 'change-combat', { id, side: 'blue', code: 'by-hand', value: index === 2 ? -20 : 20 });
    act('red-1', 'apply-combat', { id, isByHand: true });
  }
  return heard;
};

describe('combats tell nobody who is who', () => {
  const plain = evening({});

  test.each<readonly [who: string, secret: Partial<StandSecret>]>([
    ['two warriors who pose as a horde', { real: ['WRR', 'WRR'], halfPoints: 12 }],
    ['cooks who pose as a horde', { real: [], halfPoints: 0 }],
    ['a general whom nobody knows yet', { general: true, overall: true }],
    ['of a command that nobody knows yet', { command: 2 }],
    ['with cards that nobody sees yet', { cards: ['CH', 'SS', 'CF'] }],
    ['dear ones', { halfPoints: 80 }],
  ])('%s: the same sums, changes and events', (_who, secret) => expect(evening(secret)).toEqual(plain));
});
