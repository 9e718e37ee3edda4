import type { Json } from '@vexillum/model';
import { profileOf } from '@vexillum/triumph';
import { beforeEach, describe, expect, test } from 'vitest';
import { logSentence } from '../log-sentence.ts';
import { houseWords } from './house-words.ts';
import { tellValues } from './tell-values.ts';

const grand = profileOf('grand-2017-06')!;
const said = (name: string, facts: Record<string, Json>): string =>
  logSentence({ seq: 1, at: '', seat: 'red-captain', name, facts }, grand);
const values = { deploymentBandMu: 10 };

describe('the log of house rules', () => {
  beforeEach(() => {
    houseWords.tell = tellValues;
  });

  test.each([
    ['propose-house-rule', { values, inForce: false }, 'proposed a house rule'],
    ['propose-house-rule', { values, inForce: true }, 'made a house rule'],
    ['agree-house-rule', { values, inForce: true }, 'agreed to a house rule'],
    ['withdraw-house-rule', { values, declined: true }, 'declined a house rule'],
    ['withdraw-house-rule', { values, declined: false }, 'took back a proposed house rule'],
  ])('%s %j', (name, facts, sentence) => {
    expect(said(name, facts)).toBe(`${sentence}: Troops deploy this near to their base edge: 10 MU`);
    delete houseWords.tell;
    expect(said(name, facts)).toBe(sentence);
  });

  test('tells several values one after the other, and none that the profile has not', () => {
    expect(tellValues({ deploymentBandMu: 10, commandRangeMu: [8, 20], dragons: 3 }, grand)).toBe(
      'Troops deploy this near to their base edge: 10 MU; Rings round a general, from the inner one: 8, 20 MU',
    );
    for (const broken of [undefined, null, 7, ['a'], 'b'] as const) expect(tellValues(broken, grand)).toBe('');
  });
});
