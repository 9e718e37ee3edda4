import { isRefusal } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { holderName } from './holder-name.ts';

const family = '👨‍👩‍👧‍👦';

describe('a holder’s name', () => {
  it.each([
    'Anna',
    'José',
    'Łukasz Żak',
    'Ἀλέξανδρος',
    '王小明',
    'नीलिमा',
    'محمد',
    'علی\u200cرضا',
    'O’Brien',
    'x',
    family,
    family.repeat(8),
    'a'.repeat(32),
    'Anna-Maria v. d. Heide',
    '❤️ Rosa',
  ])('%s is fine', (name) => expect(holderName(name, [])).toEqual({ name: name.normalize('NFC') }));

  it('is kept in one spelling', () => {
    expect(holderName('Jose\u0301', [])).toEqual({ name: 'José' });
  });

  it.each([
    ['nothing', ''],
    ['only a space', ' '],
    ['a space in front', ' Anna'],
    ['a space behind', 'Anna '],
    ['a no-break space', 'Anna\u00a0B'],
    ['a line break', 'Anna\nB'],
    ['a tab', 'Anna\tB'],
    ['a null', 'Anna\0'],
    ['an escape', 'Anna\u001b[31m'],
    ['a turn of direction', 'Anna\u202egnp'],
    ['an isolate', '\u2066Anna'],
    ['a direction mark', 'Anna\u200f'],
    ['a zero-width space', 'An\u200bna'],
    ['a filler', '\u3164'],
    ['a braille blank', '\u2800'],
    ['half a surrogate', 'Anna\ud800'],
    ['a private character', 'Anna\ue000'],
    ['only joiners', '\u200d\u200d'],
    ['a pile of marks', `a${'\u0301'.repeat(20)}`],
    ['33 letters', 'a'.repeat(33)],
    ['a very long family', family.repeat(32)],
    ['markup', '<b>Anna</b>'],
    ['a number', 7],
    ['null', null],
    ['a list', ['Anna']],
    ['an object', { name: 'Anna' }],
    ['the umpire', 'Umpire'],
    ['the host in Cyrillic', 'Ноst'],
    ['red with a digit', 'RED'],
    ['the server', 'S E R V E R'],
    ['blue, wide', 'Ｂｌｕｅ'],
  ])('%s is refused', (_what, name) => {
    const refused = holderName(name, []);
    expect(isRefusal(refused) && [refused.code, refused.field]).toEqual(['bad-name', 'name']);
  });

  it.each([
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['Bill', 'B1ll'],
    ['Bill', 'BiII'],
    ['Otto', '0tt0'],
    ['Marner', 'Mamer'],
    ['Anna B', 'AnnaB'],
    ['Wim', 'VVim'],
    ['Σίμος', 'ΣΊΜΟΣ'],
  ])('%s is taken when %s sits there', (taken, name) => {
    expect(holderName(name, [taken])).toMatchObject({ code: 'bad-name' });
  });

  it.each([
    ['Anna', 'Anne'],
    ['José', 'Jose'],
    ['Max', 'Moritz'],
    ['नीला', 'नीली'],
  ])('%s and %s are two people', (one, other) => {
    expect(holderName(other, [one])).toEqual({ name: other });
  });
});
