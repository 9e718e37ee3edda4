import { describe, expect, it } from 'vitest';
import { fullProfileOf } from '../../rules/index.ts';
import { quickReference } from './quick-reference.ts';

const of = (id: string) => {
  const profile = fullProfileOf(id);
  if (!profile) throw new Error(id);
  return quickReference(profile, profile);
};

describe.each(['triumph-1.1', 'grand-2017-06'])('the quick reference of %s', (id) => {
  const sections = of(id);
  const lines = sections.flatMap((section) => section.lines);

  it('goes from the turn to the end, and every section says something', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      'A turn, phase by phase',
      'What a move costs',
      'What counts in combat',
      'What comes of it',
      'Losses and the end',
    ]);
    for (const section of sections) expect(section.lines.length).toBeGreaterThan(2);
  });

  it('says of each line where it is known from, and names nothing by its code', () => {
    for (const { title, text, source } of lines) {
      expect(source).not.toBe('');
      expect(`${title} ${text}`).not.toMatch(/undefined|\{|[a-z]+\*|[a-z]Mu\b|\b[a-z]+-[a-z]+-[a-z]+\b/);
    }
  });

  it('marks what is not verified', () => {
    const held = lines.find(({ title }) => title.startsWith('Command points to hold'));
    expect(held).toMatchObject({ text: '1', isVerified: false });
  });
});

it('only the big battle has a phase of rout', () => {
  const phases = (id: string) => of(id)[0]?.lines.map(({ title }) => title);
  expect(phases('grand-2017-06')).toContain('Rout');
  expect(phases('triumph-1.1')).not.toContain('Rout');
});

it('a house rule of the table is what it says', () => {
  const own = fullProfileOf('grand-2017-06');
  if (!own) throw new Error('no profile');
  const played = { ...own, holdCost: { ...own.holdCost, value: 2 } };
  const lines = quickReference(played, own).flatMap((section) => section.lines);
  expect(lines.find(({ title }) => title.startsWith('Command points to hold'))?.text).toBe('2');
});
