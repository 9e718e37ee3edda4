import { type Attacked, Edits, emptySnapshot, sides, type Snapshot } from '../../rules/index.ts';
import { type LogLine, withChanges } from '@vexillum/model';
import { noTrust } from '@vexillum/table';
import { describe, expect, it } from 'vitest';
import { TestMatch } from '../../rules/testing/index.ts';
import { conquestRolls, conquestTallies } from './conquest-rolls.ts';

const at = '2026-01-01T00:00:00.000Z';
const attack: LogLine<Attacked> = {
  seq: 8,
  at,
  seat: 'player-1',
  event: {
    kind: 'attacked',
    from: 'here',
    to: 'there',
    defender: 'player-2',
    attack: [6, 5, 2],
    defense: [5, 5],
    lost: { attacker: 1, defender: 1 },
  },
};

const table = (...lines: LogLine[]): Snapshot => {
  const before = emptySnapshot(sides);
  const edits = new Edits(before);
  edits.put('seat', 'player-1', { kind: 'captain', side: 'player-1', name: 'Anna' });
  for (const line of lines) edits.put('log', String(line.seq), line);
  return withChanges(before, edits.changes());
};
const reader = { id: 'player-2', kind: 'captain', side: 'player-2' } as const;

describe('the dice of Conquest', () => {
  it('are the attacks with what they cost, and what this browser found', () => {
    const trust = { ...noTrust, dice: new Map([[8, 'ok' as const]]) };
    const [roll] = conquestRolls(table(attack), trust, reader);
    expect(roll).toMatchObject({
      who: 'Anna',
      side: 'player-1',
      values: [6, 5, 2],
      against: [5, 5],
      mark: 'verified',
      result: 'lost: attacker 1, defender 1',
    });
  });

  it('that a device of another player had a part in are not called an opponent’s doing at a table with teams', () => {
    const trust = { ...noTrust, dice: new Map([[8, 'with-link' as const]]) };
    const plain = table(attack);
    expect(conquestRolls(plain, trust, reader)[0]?.mark).toBe('unchosen');
    const { snapshot } = new TestMatch({ players: 4, rules: { teams: 2 } });
    const inTeams = withChanges(snapshot, new Edits(snapshot).put('log', '8', attack).changes());
    expect(conquestRolls(inTeams, trust, reader)[0]?.mark).toBe('shared');
    const checked = { ...noTrust, dice: new Map([[8, 'ok' as const]]) };
    expect(conquestRolls(inTeams, checked, reader)[0]?.mark).toBe('verified');
  });

  it('show the start too where it was left to them', () => {
    const start: LogLine = { seq: 3, at, seat: 'player-1', event: { kind: 'game-started' } };
    expect(conquestRolls(table(start), noTrust, reader)).toEqual([]);
    const trust = { ...noTrust, dice: new Map([[3, 'ok' as const]]) };
    expect(conquestRolls(table(start), trust, reader)).toHaveLength(1);
  });

  it('are counted for each player, in attack and in defence', () => {
    const tallies = conquestTallies(table(attack));
    expect(tallies.map(({ sideName, purpose, count }) => [sideName, purpose, count])).toEqual([
      ['Player A', 'Attack', 3],
      ['Player B', 'Defence', 2],
    ]);
    expect(tallies[1]?.distribution).toEqual([0, 0, 0, 0, 2, 0]);
  });
});
