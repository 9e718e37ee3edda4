import { describe, expect, test } from 'vitest';
import { games } from '../all-games.ts';
import { version } from '../version.ts';
import { genesisFrom } from './genesis-from.ts';

describe('a genesis', () => {
  test.each([
    ['grand-triumph', '2'],
    ['triumph', '2'],
    ['conquest', '1'],
  ])('of %s names the edition of its rules', (game, rules) => {
    expect(genesisFrom({ game }, games).genesis.versions).toEqual({ vexillum: version, rules });
  });
});
