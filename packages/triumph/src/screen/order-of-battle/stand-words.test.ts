import { boardReport, reachReport, worldOfTable } from '../../rules/index.ts';
import { describe, expect, it } from 'vitest';
import { grandProfile, redsView } from '../testing/reds-view.ts';
import { battleGroups, isSought } from './battle-groups.ts';
import { describeStand } from '../orders/run-order.ts';
import { standSentence } from './stand-words.ts';

/** Two spears of red's second command before a knight of blue's, and one spear in reserve. */
const drawn = redsView({
  'stand:a': { troopType: 'SPR', at: [40_000, 6_000, 0], secret: { command: 2, general: true } },
  'stand:b': { troopType: 'SPR', at: [42_000, 6_000, 0], secret: { command: 2 } },
  'stand:c': { troopType: 'SPR', secret: { command: 2 } },
  'stand:k': { troopType: 'KNT', side: 'blue', at: [40_000, 9_000, 18_000] },
});
const profile = grandProfile();
const world = worldOfTable(drawn, profile);
const reports = boardReport(world, drawn, profile, 'red');
const sentenceOf = (id: string) => describeStand({ snapshot: drawn, profile, world: () => world }, id);

describe('a stand in words', () => {
  it('says what it is, whose, where, which way it looks and who is near', () => {
    expect(sentenceOf('stand:a')).toMatch(/^Sp1 Spear \(Red, command 2, general\); Center, own half, .*at 40, 6;/);
    expect(sentenceOf('stand:a')).toContain('facing Blue’s edge (0°)');
    expect(sentenceOf('stand:a')).toMatch(/nearest enemy Kn\w*1, 3 MU ahead/);
  });

  it('says once how it stands against the enemy that it touches', () => {
    const fight = redsView({
      'stand:a': { troopType: 'SPR', at: [40_000, 6_000, 0] },
      'stand:b': { troopType: 'SPR', at: [42_000, 6_000, 0] },
      'stand:k': { troopType: 'KNT', side: 'blue', at: [40_000, 6_000, 18_000] },
    });
    const near = worldOfTable(fight, profile);
    const sentence = describeStand({ snapshot: fight, profile, world: () => near }, 'stand:a');
    expect(sentence.match(/front to front with Kn\w*1/g)).toHaveLength(1);
    expect(sentence).not.toContain('touching');
    expect(sentence).toContain('with Sp2');
  });

  it('says its place in its group', () => {
    expect(sentenceOf('stand:b')).toContain('file 2 of 2, rank 1 of 1, with Sp1');
  });

  it('says what it can come to, and at what price', () => {
    expect(sentenceOf('stand:a')).toMatch(/Can move 3 MU more\. Can come front to front with Kn\w*1 \(3 MU\)/);
  });

  it('of one in reserve only that', () => {
    const report = reports.find(({ id }) => id === 'stand:c');
    expect(report && standSentence(report, profile)).toBe('Sp3 Spear (Red, command 2); in reserve.');
    expect(reachReport(world, drawn, profile, 'stand:c')).toBeUndefined();
  });

  it('and of one that is gone nothing', () => {
    expect(sentenceOf('stand:x')).toBe('');
  });
});

describe('the order of battle', () => {
  it('reads the own command from left to right, then the reserve, then the enemy', () => {
    const read = battleGroups(reports).map(({ side, command, stands }) => [side, command, stands.map(({ id }) => id)]);
    expect(read).toEqual([
      ['red', 2, ['stand:a', 'stand:b', 'stand:c']],
      ['blue', undefined, ['stand:k']],
    ]);
  });

  it('is searched by any words of a row', () => {
    expect(isSought('Sp1 Spear Center', 'sp1')).toBe(true);
    expect(isSought('Sp1 Spear Center', 'center SPEAR')).toBe(true);
    expect(isSought('Sp1 Spear Center', 'left spear')).toBe(false);
    expect(isSought('Äcker', 'acker')).toBe(true);
    expect(isSought('anything', '')).toBe(true);
  });
});
