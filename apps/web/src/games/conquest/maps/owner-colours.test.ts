import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownerMark } from './owner-marks.ts';

const tokens = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');

it('a player has in lists the colour that his land has on the map', () => {
  for (let number = 1; number <= 8; number++)
    expect(tokens).toContain(`--vx-p${number}: ${ownerMark(`p${number}`).color};`);
});
