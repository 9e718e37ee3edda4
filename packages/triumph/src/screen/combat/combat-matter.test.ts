import { isWords, plainText, type Tongue, wordsIn } from '@vexillum/model';
import { expect, test } from 'vitest';
import { profileAt } from '../../rules/index.ts';
import { standNames } from '../../rules/names/stand-names.ts';
import { changed, fieldOf } from '../../rules/testing/index.ts';
import { sumsSaid } from './combat-matter.ts';

const snapshot = changed(
  fieldOf({
    stands: {
      a: { troopType: 'KNT', at: [45, 18, 0] },
      d: { troopType: 'SPR', at: [45, 18, 180], side: 'blue' },
    },
  }),
  (edits) => edits.put('camp', 'camp:blue-1', { side: 'blue', size: [4000, 2000] }),
);
const profile = profileAt(snapshot);
const battle = { profile, snapshot, names: () => standNames(snapshot, profile) };
const said = (defender: string) =>
  sumsSaid(battle, { meeting: { kind: 'close', attacker: 'a', defender, edge: 'front' } }, { terms: {} });

const german: Readonly<Record<string, string>> = {
  Red: 'Rot',
  Blue: 'Blau',
  Knights: 'Ritter',
  Spear: 'Speer',
  '{0} {1} {2} against {3} {4} {5}: {6} to {7}': '{0} {1} {2} gegen {3} {4} {5}: {6} zu {7}',
};
const inGerman = (text: string): string => german[text] ?? text;
const tongue: Tongue = { locale: 'de', text: inGerman, value: (value) => inGerman(String(value)) };

test('what the umpire is asked is kept so that every reader has it in their own language, whoever asked', () => {
  expect(plainText(said('d'))).toBe('Red Knights 1 against Blue Spear 1: +0 to +0');
  expect(wordsIn(tongue, said('d'))).toBe('Rot Ritter 1 gegen Blau Speer 1: +0 zu +0');
  expect(plainText(said('camp:blue-1'))).toBe('Red Knights 1 against the camp of Blue: +0 to +0');
  expect(isWords(said('d'))).toBe(true);
});
