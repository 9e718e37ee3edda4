import fc from 'fast-check';
import { assist, createAssist, type Flag } from '@vexillum/rules-assist';
import { describe, expect, it } from 'vitest';
import { howMany, seenBy } from '@vexillum/model/testing';
import { grandTriumph, triumph } from '../game.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { randomlyChanged, randomTable } from '../testing/index.ts';
import { createBattleFacts, type Reader } from './battle-facts.ts';
import { battleRules } from './battle-rules.ts';
import type { Snapshot } from '../records/table.ts';

interface Chair {
  readonly reader: Reader;
  /** The sides whose secrets they read. */
  readonly reads: readonly string[];
}

const chairs: Readonly<Record<'red' | 'blue' | 'spectator' | 'umpire', Chair>> = {
  red: { reader: { side: 'red' }, reads: ['red'] },
  blue: { reader: { side: 'blue' }, reads: ['blue'] },
  spectator: { reader: {}, reads: [] },
  umpire: { reader: {}, reads: ['red', 'blue'] },
};
const everyone = Object.values(chairs);

/** What somebody is told who has just come in. */
const flagsFor = (table: Snapshot, { reader, reads }: Chair): readonly Flag[] =>
  assist(createBattleFacts()(seenBy(table, ...reads), profileAt(table), reader), battleRules);

/** Tells somebody who has been there all the time. */
const watcher = ({ reader, reads }: Chair) => {
  const factsOf = createBattleFacts();
  const look = createAssist(battleRules);
  return (table: Snapshot): readonly Flag[] => look(factsOf(seenBy(table, ...reads), profileAt(table), reader));
};

/** By their seeds: a table that breaks a law is found again by two words. */
const tables = fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom('grand', 'standard'));
const tableOf = ([seed, size]: readonly [number, string]): Snapshot =>
  randomTable(seed, size === 'grand' ? grandTriumph : triumph);
const changes = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 });
const settings = { numRuns: howMany(30, 400) };

const story = (table: Snapshot, seeds: readonly number[]): Snapshot[] =>
  seeds.reduce<Snapshot[]>((told, seed) => [...told, randomlyChanged(told.at(-1) ?? table, seed)], [table]);

const sentences = (flags: readonly Flag[]) =>
  flags.map(({ id, says, weight }) => `${id} ${weight} ${JSON.stringify(says)}`);

describe('all rules of the battle, on tables where anything may be anywhere', () => {
  it('have ids of their own, and each looks at something on some table', () => {
    expect(new Set(battleRules.map(({ id }) => id)).size).toBe(battleRules.length);
    const looked = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const table = randomTable(seed);
      const facts = createBattleFacts()(table, profileAt(table), {});
      for (const rule of battleRules)
        if (!looked.has(rule.id) && [...rule.things(facts)].length > 0) looked.add(rule.id);
    }
    expect(battleRules.map(({ id }) => id).filter((id) => !looked.has(id))).toEqual([]);
  });

  it('answer the same from memory as from nothing, whatever has changed', () => {
    fc.assert(
      fc.property(tables, changes, (seed, seeds) => {
        const table = tableOf(seed);
        for (const chair of everyone) {
          const watch = watcher(chair);
          for (const moment of story(table, seeds)) expect(watch(moment)).toEqual(flagsFor(moment, chair));
        }
      }),
      { numRuns: howMany(15, 200) },
    );
  });

  it('never throw, and never say the same twice', () => {
    fc.assert(
      fc.property(tables, (seed) => {
        const table = tableOf(seed);
        for (const chair of everyone) {
          const ids = flagsFor(table, chair).map(({ id }) => id);
          expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        }
      }),
      settings,
    );
  });

  it('leave no hole in a sentence', () => {
    fc.assert(
      fc.property(tables, (seed) => {
        const table = tableOf(seed);
        for (const { id, says, remedy, title, fix } of flagsFor(table, chairs.umpire))
          for (const told of [says, title, remedy, fix?.says]) {
            const holes = [...(told?.text.matchAll(/\{(\d)\}/g) ?? [])].map(([, place]) => told?.values[Number(place)]);
            expect(
              `${id}: ${holes.map((value) => (value === undefined || value === '' ? 'hole' : 'said')).join()}`,
            ).not.toContain('hole');
            expect(`${id}: ${JSON.stringify(told?.values ?? [])}`).not.toMatch(/undefined|NaN|null/);
          }
      }),
      settings,
    );
  });
});

describe('what only one side knows', () => {
  it('is told to nobody else', () => {
    fc.assert(
      fc.property(tables, (seed) => {
        const table = tableOf(seed);
        const told = everyone.flatMap((chair) =>
          flagsFor(table, chair)
            .filter(({ secretOf }) => secretOf !== undefined && !chair.reads.includes(secretOf))
            .map(({ id, secretOf }) => `${id} is ${secretOf}’s secret, and ${JSON.stringify(chair.reader)} reads it`),
        );
        expect(told).toEqual([]);
      }),
      settings,
    );
  });

  it('is marked as its secret: what is not marked, a spectator reads in the same words', () => {
    fc.assert(
      fc.property(tables, (seed) => {
        const table = tableOf(seed);
        const everybodys = new Set(sentences(flagsFor(table, chairs.spectator)));
        for (const chair of everyone) {
          const open = flagsFor(table, chair).filter(({ secretOf }) => secretOf === undefined);
          expect(sentences(open).filter((sentence) => !everybodys.has(sentence))).toEqual([]);
        }
      }),
      settings,
    );
  });
});
