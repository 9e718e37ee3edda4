import type { TableEvent } from '@vexillum/model';
import type { Flag } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { eventSentence } from '../log-sentence.ts';
import { grandProfile } from '../testing/reds-view.ts';
import { flagArgs, flagMatter } from '../../rules/flags/flag-args.ts';
import { measuredText } from './measured-text.ts';

const says = { text: '{0} is {1} MU from its base edge.', values: ['Sp1', '9.2'] };
const rule = 'deploys-within-band';
const said = (event: TableEvent) => eventSentence(event, grandProfile());

describe('the log tells what was said to a flag', () => {
  it('by one side, and by both', () => {
    expect(said({ kind: 'flag-agreed', rule, says, agreed: ['red'] })).toBe(
      'finds it right as it is: Sp1 is 9.2 MU from its base edge.',
    );
    expect(said({ kind: 'flag-agreed', rule, says, agreed: ['blue', 'red'] })).toMatch(
      /^agrees too, so it stands as it is: Sp1/,
    );
  });

  it('to and by the umpire', () => {
    expect(said({ kind: 'umpire-asked', rule, says })).toBe('asks the umpire: Sp1 is 9.2 MU from its base edge.');
    const ruled = { kind: 'flag-ruled', rule, says } as const;
    expect(said({ ...ruled, verdict: 'not-allowed', scope: 'move', text: '' })).toBe(
      'rules for this move: not allowed. Sp1 is 9.2 MU from its base edge.',
    );
    expect(said({ ...ruled, verdict: 'allowed', scope: 'game', text: 'It is dry.' })).toBe(
      'rules for the whole game: allowed. Sp1 is 9.2 MU from its base edge. “It is dry.”',
    );
  });
});

describe('the measured number', () => {
  it.each([
    [{ value: 9.204, allowed: 8, is: 'at-most', unit: 'MU' }, '9.21 MU, at most 8 MU'],
    [{ value: 8.002, allowed: 8, is: 'at-most', unit: 'MU' }, '8.01 MU, at most 8 MU'],
    [{ value: 7.999, allowed: 8, is: 'at-least', unit: 'MU' }, '7.99 MU, at least 8 MU'],
    [{ value: 47, allowed: 48, is: 'at-least', unit: 'half-points' }, '23½ points, at least 24 points'],
    [{ value: 2, allowed: 1, is: 'exactly', unit: 'cards' }, '2 cards, exactly 1 card'],
  ] as const)('%o is told as “%s”', (measured, text) => {
    expect(measuredText(measured)).toBe(text);
  });
});

describe('what is sent of a flag', () => {
  const flag: Flag = {
    id: 'rule:stand:1',
    rule: 'rule',
    title: says,
    source: 'here',
    weight: 'illegal',
    says: { text: 'x {0}', values: [9.25] },
    about: Array.from({ length: 30 }, (_, i) => `stand:${i}`),
  };

  it('fits through the server’s door, and is what the answer is looked up by', () => {
    expect(flagArgs(flag)).toMatchObject({ id: 'rule:stand:1', rule: 'rule', says: { values: ['9.25'] } });
    expect(flagMatter(flag).about).toHaveLength(24);
    expect(flagArgs(flag)['about']).toEqual(flagMatter(flag).about);
  });
});
