import { type BattleEvent, fullProfileOf, profileOf } from '../../rules/index.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventSentence } from '../log-sentence.ts';
import { houseWords } from './house-words.ts';
import { tellValues } from './tell-values.ts';

const grand = fullProfileOf('grand-2017-06')!;
const said = (event: BattleEvent): string => eventSentence(event, grand);
const values = { deploymentBandMu: 10 };

describe('the log of house rules', () => {
  beforeEach(() => {
    houseWords.tell = tellValues;
  });

  test.each<readonly [BattleEvent, string]>([
    [{ kind: 'house-rule-proposed', values, isInForce: false }, 'proposed a house rule'],
    [{ kind: 'house-rule-proposed', values, isInForce: true }, 'made a house rule'],
    [{ kind: 'house-rule-agreed', values, isInForce: true }, 'agreed to a house rule'],
    [{ kind: 'house-rule-withdrawn', values, isDeclined: true }, 'declined a house rule'],
    [{ kind: 'house-rule-withdrawn', values, isDeclined: false }, 'took back a proposed house rule'],
  ])('%j', (event, sentence) => {
    expect(said(event)).toBe(`${sentence}: Troops deploy this near to their base edge: 10 MU`);
    delete houseWords.tell;
    expect(said(event)).toBe(sentence);
  });

  test('names a number of combats to whoever has a table’s profile alone, which knows nothing of them', () => {
    const table = profileOf('grand-2017-06')!;
    const overlap = { 'combatFactors.overlap.factor': -1 };
    expect(eventSentence({ kind: 'house-rule-proposed', values: overlap, isInForce: false }, table)).toBe(
      'proposed a house rule: Enemy overlaps it: adds: −1',
    );
  });

  test('tells several values one after the other, and none that the profile has not', () => {
    expect(tellValues({ deploymentBandMu: 10, commandRangeMu: [8, 20], dragons: 3 }, grand)).toBe(
      'Troops deploy this near to their base edge: 10 MU; Rings round a general, from the inner one: 8, 20 MU',
    );
    for (const broken of [undefined, null, 7, ['a'], 'b'] as const) expect(tellValues(broken, grand)).toBe('');
  });
});
