import { describe, expect, it } from 'vitest';
import { refusals } from '../locales/de/sentences.ts';
import { sentenceReader } from './sentence-reader.ts';

const german = sentenceReader(refusals);

describe('what is refused, read in German', () => {
  it('is known word for word', () => {
    expect(german('It is not your turn.')).toBe('Du bist nicht am Zug.');
  });

  it('keeps the values that stand in it', () => {
    expect(german('Place your 3 recruits first.')).toBe('Stelle erst deine 3 Rekruten auf.');
    expect(german('The umpire is Ulla, not red-1.')).toBe('Der Schiedsrichter ist Ulla, nicht red-1.');
  });

  it('keeps a value whatever it is made of', () => {
    expect(german('The umpire is $& (.*) {0}, not Ul\nla.')).toBe('Der Schiedsrichter ist $& (.*) {0}, nicht Ul\nla.');
  });

  it('has words of its own for values that are words', () => {
    expect(german('A captain may not do this.')).toBe('Ein Feldherr darf das nicht.');
  });

  it('reads a sentence within a sentence', () => {
    expect(german('This army cannot be read: an army needs at least one stand.')).toBe(
      'Diese Armee lässt sich nicht lesen: eine Armee braucht mindestens eine Truppe.',
    );
    expect(german('args.dice: this text is not well-formed.')).toBe('args.dice: Dieser Text ist nicht wohlgeformt.');
  });

  it('takes the sentence that says more, where two would do', () => {
    const read = sentenceReader({ '{0} has no id.': 'kurz {0}', 'A country of {0} has no id.': 'lang {0}' });
    expect(read('A country of Gaul has no id.')).toBe('lang Gaul');
    expect(read('Gaul has no id.')).toBe('kurz Gaul');
  });

  it('leaves the place in a file as the file has it', () => {
    expect(german('regions is missing.')).toBe('regions fehlt.');
    expect(german('Two regions have the id isles; each needs one of its own.')).toBe(
      'Zwei Regionen haben die Kennung isles; jede braucht eine eigene.',
    );
  });

  it('says nothing to a sentence that it does not know', () => {
    expect(german('The moon is made of cheese.')).toBeUndefined();
    expect(german('constructor')).toBeUndefined();
  });

  it('does not lose its time on a text that nobody says', () => {
    expect(german(`${'a: '.repeat(100_000)}`)).toBeUndefined();
  });
});
