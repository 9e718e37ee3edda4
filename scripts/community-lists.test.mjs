import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  armyFileOf,
  draftHalfPoints,
  isProblem,
  profiles,
  readAllyOptions,
  readArmyFile,
  readArmyList,
  remarksOn,
  suggestArmy,
} from '@vexillum/triumph';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

// Real lists belong to others and lie beside the checkout, if at all; the project's own samples test the same code everywhere.
const folder = join(root, '..', 'shared', 'data', 'meshwesh', 'armyLists');
const isHere = existsSync(folder);
const files = isHere ? readdirSync(folder).filter((name) => /^[0-9a-f]+(\.allyOptions)?\.json$/.test(name)) : [];
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const lists = () =>
  files.filter((name) => !name.includes('.allyOptions')).map((name) => [name, readArmyList(read(name))]);

describe.skipIf(!isHere)('real army lists of the community', () => {
  test('every one is read whole', () => {
    const all = lists();
    expect(all.length).toBeGreaterThanOrEqual(518);
    expect(all.filter(([, list]) => isProblem(list))).toEqual([]);
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
      const remarked = drafts.filter((draft) => remarksOn(draft).length > 0);
      expect(remarked.length).toBeLessThanOrEqual(15);
      // What is left over is a list that offers too few points without its allies, or names a general whom it does not have.
      const codes = new Set(remarked.flatMap((draft) => remarksOn(draft).map((remark) => remark.code)));
      expect([...codes].filter((code) => code !== 'under-points' && code !== 'general-type')).toEqual([]);
      for (const draft of drafts) {
        expect(draftHalfPoints(draft)).toBeGreaterThanOrEqual((profile.armyHalfPoints.value * 5) / 6);
        expect(isProblem(readArmyFile(JSON.parse(JSON.stringify(armyFileOf(draft))), profile))).toBe(false);
      }
    },
  );
});
