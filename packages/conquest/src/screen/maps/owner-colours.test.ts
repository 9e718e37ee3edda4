import { expect, it } from 'vitest';
import tokens from '@vexillum/frame/styles/tokens.css?raw';
import { ownerMark } from './owner-marks.ts';

it('a player has in lists the colour that their land has on the map', () => {
  for (let number = 1; number <= 8; number++)
    expect(tokens).toContain(`--vx-p${number}: ${ownerMark(`player-${number}`).color};`);
});
