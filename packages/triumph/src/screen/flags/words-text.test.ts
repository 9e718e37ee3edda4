import { describe, expect, it } from 'vitest';
import { wordsText } from './words-text.ts';

const text = (sentence: string, ...values: (string | number)[]) => wordsText({ text: sentence, values });

describe('what a rule says', () => {
  it('has its values in their places, in whatever order they stand', () => {
    expect(text('{0} is {1} MU from its base edge; {2} MU are allowed.', 'Sp1', '9.2', 8)).toBe(
      'Sp1 is 9.2 MU from its base edge; 8 MU are allowed.',
    );
    expect(text('Of {1} points {0} are lost, {0} of {1}.', 3, '7½')).toBe('Of 7½ points 3 are lost, 3 of 7½.');
  });

  it('is said as it stands where it has no values', () => {
    expect(text('The army has no camp.')).toBe('The army has no camp.');
  });

  it('has nothing in a place for which there is no value, and leaves braces of others alone', () => {
    expect(text('{0} and {1}', 'one')).toBe('one and ');
    expect(text('{0}', '{1}')).toBe('{1}');
  });
});
