import { plainText, words } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { assist, createAssist } from './assist.ts';
import type { Finding, Unknown } from './flag.ts';
import { defineRule } from './rule.ts';

interface Pond {
  readonly frogs: ReadonlyMap<string, { readonly weight: number }>;
  readonly mostWeight: number;
}

const pond = (weights: Readonly<Record<string, number>>, mostWeight = 10): Pond => ({
  frogs: new Map(Object.entries(weights).map(([id, weight]) => [id, { weight }])),
  mostWeight,
});

/** A rule that counts how often it is really asked. */
const lightFrogs = (answer?: (id: string, weight: number) => readonly (Finding | Unknown)[]) => {
  const asked: string[] = [];
  const rule = defineRule<Pond>({
    id: 'frogs-are-light',
    rows: ['POND-1'],
    title: words('Frogs are light'),
    source: 'The pond’s book, page 1',
    things: ({ frogs }) => frogs.keys(),
    dependsOn: ({ frogs, mostWeight }, id) => [frogs.get(id), mostWeight],
    check({ frogs, mostWeight }, id) {
      asked.push(id);
      const weight = frogs.get(id)?.weight ?? 0;
      if (answer) return answer(id, weight);
      if (weight <= mostWeight) return [];
      return [{ weight: 'illegal', says: words('{0} weighs {1}, and {2} is allowed.', id, weight, mostWeight) }];
    },
  });
  return { rule, asked };
};

const said = (facts: Pond, rule: ReturnType<typeof lightFrogs>['rule']) =>
  assist(facts, [rule]).map(({ says }) => plainText(says));

describe('what a rule finds', () => {
  it('is a flag with the rule’s name and source, about the thing that was looked at', () => {
    const { rule } = lightFrogs();
    expect(assist(pond({ ann: 11, bob: 10 }), [rule])).toEqual([
      {
        id: 'frogs-are-light:ann',
        rule: 'frogs-are-light',
        title: words('Frogs are light'),
        source: 'The pond’s book, page 1',
        weight: 'illegal',
        says: words('{0} weighs {1}, and {2} is allowed.', 'ann', 11, 10),
        about: ['ann'],
      },
    ]);
    expect(said(pond({ ann: 11 }), rule)).toEqual(['ann weighs 11, and 10 is allowed.']);
  });

  it('has an id of its own for each part, and may be about other things', () => {
    const { rule } = lightFrogs((id) => [
      { weight: 'doubtful', says: words('left'), part: 'left', about: [id, 'lily'] },
      { weight: 'reminder', says: words('right'), part: 'right' },
    ]);
    const flags = assist(pond({ ann: 1 }), [rule]);
    expect(flags.map(({ id }) => id)).toEqual(['frogs-are-light:ann:left', 'frogs-are-light:ann:right']);
    expect(flags.map(({ about }) => about)).toEqual([['ann', 'lily'], ['ann']]);
  });

  it('may be that it is not clear', () => {
    const { rule } = lightFrogs(() => [{ unknown: words('Nobody has weighed it.'), side: 'red', secretOf: 'red' }]);
    expect(assist(pond({ ann: 1 }), [rule])).toEqual([
      expect.objectContaining({
        id: 'frogs-are-light:ann:unknown',
        weight: 'unknown',
        says: words('Nobody has weighed it.'),
        about: ['ann'],
        side: 'red',
        secretOf: 'red',
      }),
    ]);
    expect(assist(pond({ ann: 1 }), [rule])[0]).not.toHaveProperty('unknown');
  });

  it('is about nothing in particular where the whole is looked at', () => {
    const { rule } = lightFrogs(() => [{ weight: 'reminder', says: words('Feed them.') }]);
    const [flag] = assist(pond({}), [{ ...rule, things: () => [''] }]);
    expect(flag).toMatchObject({ id: 'frogs-are-light:', about: [] });
  });

  it('comes in the order of the rules and of their things', () => {
    const { rule } = lightFrogs();
    const second = { ...rule, id: 'frogs-are-light-too' };
    const ids = assist(pond({ cat: 11, ann: 12 }), [rule, second]).map(({ id }) => id);
    expect(ids).toEqual([
      'frogs-are-light:cat',
      'frogs-are-light:ann',
      'frogs-are-light-too:cat',
      'frogs-are-light-too:ann',
    ]);
  });
});

describe('what is remembered', () => {
  it('is not asked again while it is the same value', () => {
    const { rule, asked } = lightFrogs();
    const look = createAssist([rule]);
    const facts = pond({ ann: 11, bob: 12 });
    const [first] = look(facts);
    const frogs = new Map(facts.frogs).set('bob', { weight: 13 });
    const [again, bob] = look({ ...facts, frogs });
    expect(asked).toEqual(['ann', 'bob', 'bob']);
    expect(again).toBe(first);
    expect(bob?.says.values).toEqual(['bob', 13, 10]);
  });

  it('is asked again when something else that it rests on has changed', () => {
    const { rule, asked } = lightFrogs();
    const look = createAssist([rule]);
    const facts = pond({ ann: 11 });
    expect(look(facts)).toHaveLength(1);
    expect(look({ ...facts, mostWeight: 11 })).toHaveLength(0);
    expect(asked).toEqual(['ann', 'ann']);
  });

  it('is forgotten when the thing goes, so that it comes back as it is then', () => {
    const { rule, asked } = lightFrogs();
    const look = createAssist([rule]);
    const facts = pond({ ann: 11 });
    look(facts);
    expect(look(pond({}))).toEqual([]);
    expect(look(facts)).toHaveLength(1);
    expect(asked).toEqual(['ann', 'ann']);
  });

  it('takes a different number of dependencies for a difference', () => {
    const { rule } = lightFrogs();
    const counts = { ...rule, dependsOn: ({ frogs }: Pond) => [...frogs.values()] };
    const look = createAssist([counts]);
    const facts = pond({ ann: 11, bob: 1 });
    look(facts);
    const fewer = { ...facts, frogs: new Map([...facts.frogs].slice(0, 1)), mostWeight: 20 };
    expect(look(fewer)).toEqual([]);
  });

  it('is each one’s own: two of them share nothing', () => {
    const { rule, asked } = lightFrogs();
    const facts = pond({ ann: 11 });
    createAssist([rule])(facts);
    createAssist([rule])(facts);
    expect(asked).toEqual(['ann', 'ann']);
  });
});
