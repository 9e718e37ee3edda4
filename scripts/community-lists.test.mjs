import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  armyFileOf,
  armyPrice,
  asArmyList,
  draftHalfPoints,
  falselyPriced,
  flagsOn,
  isPrice,
  isProblem,
  newDraft,
  profiles,
  readAllyOptions,
  readArmyFile,
  readArmyList,
  readImport,
  suggestArmy,
  suggestWithAllies,
  withAlly,
} from '@vexillum/triumph';
import { breaks, lawfulDraft } from '@vexillum/triumph/testing';
import { seededRandom } from '@vexillum/geometry';
import { isLongRun } from '@vexillum/model/testing';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

// Real lists belong to others and lie beside the checkout, if at all; the project's own samples test the same code everywhere.
const folder = join(root, '..', 'shared', 'data', 'meshwesh', 'armyLists');
const isHere = existsSync(folder);
const files = isHere ? readdirSync(folder).filter((name) => /^[0-9a-f]+(\.allyOptions)?\.json$/.test(name)) : [];
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
/** @typedef {import('@vexillum/triumph').ArmyList} ArmyList */
/** @typedef {ReturnType<typeof suggestArmy>} Draft */

const listsAndProblems = () =>
  files.filter((name) => !name.includes('.allyOptions')).map((name) => ({ name, list: readArmyList(read(name)) }));

/** @returns {[name: string, list: ArmyList][]} */
const lists = () => listsAndProblems().flatMap(({ name, list }) => (isProblem(list) ? [] : [[name, list]]));

/** @template T @param {T | undefined} thing */
const present = (thing) => {
  if (thing === undefined) throw new Error('it is not there');
  return thing;
};

/**
 * Sixty lists at a landing, others for each profile; in a long run all of them.
 * @param {(typeof profiles)[number]} profile
 */
const listsFor = (profile) => {
  const all = lists();
  const first = profiles.indexOf(profile) * 60;
  return isLongRun ? all : [...all, ...all].slice(first, first + 60);
};

describe.skipIf(!isHere)('real army lists of the community', () => {
  test.each(profiles.map((profile) => [profile.id, profile]))(
    'armies of %s come to what their files say, as the server reckons',
    (_, profile) => {
      const wrong = listsFor(profile).flatMap(([name, list]) => {
        const draft = lawfulDraft(list, profile, seededRandom(7));
        if (!draft) return [];
        const file = armyFileOf(draft);
        const isRight =
          falselyPriced(file, profile) === undefined && isPrice(armyPrice(file, profile), file.halfPoints);
        return isRight ? [] : [name];
      });
      expect(wrong).toEqual([]);
    },
  );

  test('every one is read whole', () => {
    const all = listsAndProblems();
    expect(all.length).toBeGreaterThanOrEqual(518);
    expect(all.filter(({ list }) => isProblem(list))).toEqual([]);
  });

  test('every file of themes is read whole, and the names are told', () => {
    const themes = readdirSync(folder).filter((name) => name.endsWith('.themes.json'));
    const wrong = themes.filter((file) => {
      /** @type {readonly { name: string }[]} */
      const json = read(file);
      const found = readImport(json, present(profiles[0]));
      const expected =
        json.length === 0 ? { kind: 'nothing' } : { kind: 'themes', names: json.map(({ name }) => name) };
      return JSON.stringify(found) !== JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
    expect(themes.length).toBeGreaterThan(500);
  });

  test('every file of ally options is read whole', () => {
    const all = files.filter((name) => name.includes('.allyOptions'));
    expect(all.map((name) => [name, readAllyOptions(read(name))]).filter(([, options]) => isProblem(options))).toEqual(
      [],
    );
  });

  test.each(profiles.map((profile) => [profile.id, profile]))(
    'nearly every one gives a lawful army for %s',
    (_, profile) => {
      const drafts = lists().map(([, list]) => suggestArmy(list, profile));
      // A condition in words is for the players to judge, so it is always told and counts for nothing here.
      /** @param {Draft} draft */
      const flagged = (draft) => flagsOn(draft).filter(({ rule }) => rule !== 'line-condition-is-read');
      expect(drafts.filter((draft) => flagged(draft).length > 0).length).toBeLessThanOrEqual(15);
      // What is left over is a list that offers too few points without its allies, or names a general whom it does not have.
      const ids = new Set(drafts.flatMap((draft) => flagged(draft).map(({ id }) => id)));
      const known = ['army-costs-its-points::under', 'overall-commander-is-of-a-named-type::type'];
      expect([...ids].filter((id) => !known.includes(id))).toEqual([]);
      for (const draft of drafts) {
        expect(draftHalfPoints(draft)).toBeGreaterThanOrEqual((profile.armyHalfPoints.value * 5) / 6);
        expect(isProblem(readArmyFile(JSON.parse(JSON.stringify(armyFileOf(draft))), profile))).toBe(false);
      }
    },
  );

  test.each(profiles.map((profile) => [profile.id, profile]))(
    'an army inside its limits has no flag, and one limit broken has exactly that flag, for %s (law)',
    (_, profile) => {
      /** @type {Record<string, number>} */
      const counts = {};
      /** @type {unknown[]} */
      const wrong = [];
      /**
       * @param {string} name
       * @param {string} what
       * @param {Draft} draft
       * @param {readonly string[]} expected
       */
      const expectFlags = (name, what, draft, expected) => {
        const ids = flagsOn(draft).map(({ id }) => id);
        counts[what] = (counts[what] ?? 0) + 1;
        if (ids.join() !== expected.join()) wrong.push([name, what, ids, expected]);
      };
      const tried = listsFor(profile);
      for (const [index, [name, list]] of tried.entries()) {
        // Each list once a profile, by a seed of its own, so that a failure can be seen again.
        const random = seededRandom(index + 1);
        const draft = lawfulDraft(list, profile, random);
        if (!draft) continue;
        expectFlags(name, 'lawful', draft, []);
        for (const [what, breakOne] of Object.entries(breaks)) {
          const broken = breakOne(draft, random);
          if (broken) expectFlags(name, what, broken.draft, [broken.flag]);
        }
      }
      expect(wrong).toEqual([]);
      expect(counts['lawful']).toBeGreaterThan(tried.length * 0.87);
      // With one command there is less to break.
      const never = Object.keys(breaks).filter((what) => profile.commands.value > 1 && counts[what] === undefined);
      expect(never).toEqual([]);
    },
  );

  test('every ally that a list offers can be drafted, by its short list and by its nation’s own', () => {
    const own = new Map(lists().map(([, list]) => [list.id, list]));
    const grand = present(profiles.find(({ isAllyOnFullList }) => isAllyOnFullList.value));
    let full = 0;
    for (const name of files.filter((file) => file.includes('.allyOptions'))) {
      const main = present(own.get(name.split('.')[0] ?? ''));
      const options = readAllyOptions(read(name));
      if (isProblem(options)) throw new Error(`${name} is not read`);
      for (const { allyEntries, dateRange } of options)
        for (const { allyArmyList: ally, name: called } of allyEntries) {
          const short = withAlly(newDraft(main, grand), {
            name: called,
            by: 'short',
            list: asArmyList(ally),
            dateRange,
          });
          expect(flagsOn(short).some(({ rule }) => rule === 'ally-comes-by-its-own-list')).toBe(true);
          const nation = own.get(ally.armyListId);
          if (!nation || full++ % 20 !== 0) continue;
          const joined = withAlly(newDraft(main, grand), { name: called, by: 'full', list: nation, dateRange });
          const draft = suggestWithAllies(joined);
          const rules = flagsOn(draft).map(({ rule }) => rule);
          const wrong = [
            'ally-is-one-command',
            'ally-command-is-its-own',
            'ally-general-is-of-a-named-type',
            'command-has-one-general',
          ];
          expect(rules.filter((rule) => wrong.includes(rule))).toEqual([]);
          expect(draft.stands.filter((stand) => stand.ally !== undefined).length).toBeGreaterThan(5);
        }
    }
    expect(full).toBeGreaterThan(600);
  });
});
