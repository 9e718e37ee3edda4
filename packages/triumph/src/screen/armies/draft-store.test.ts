import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { isProblem, profiles, readArmyList, sampleLists, suggestArmy } from '../../rules/index.ts';
import { draftFromKept, keptDraftOf } from './draft-store.ts';

describe('an army in the making survives a reload', () => {
  it.each(sampleLists.map((list, index) => [index, list] as const))('whatever list it comes from (%i)', (_, json) => {
    const list = readArmyList(json);
    if (isProblem(list)) throw new Error(plainText(list.says));
    for (const profile of profiles) {
      const draft = suggestArmy(list, profile);
      expect(draftFromKept(JSON.parse(JSON.stringify(keptDraftOf(draft))), profiles)).toEqual(draft);
    }
  });

  it('one that was kept before there were allies and plans has none', () => {
    const list = readArmyList(sampleLists[0]);
    const [profile] = profiles;
    if (isProblem(list) || !profile) throw new Error('no sample');
    const { allies: _allies, plans: _plans, ...old } = keptDraftOf(suggestArmy(list, profile)).draft;
    const kept = { ...keptDraftOf(suggestArmy(list, profile)), draft: old };
    expect(draftFromKept(JSON.parse(JSON.stringify(kept)), profiles)).toEqual(suggestArmy(list, profile));
  });

  it('what cannot be read is no draft', () => {
    expect(draftFromKept(null, profiles)).toBeUndefined();
    expect(draftFromKept({ profile: 'gone', draft: {}, list: {} }, profiles)).toBeUndefined();
    expect(draftFromKept('nonsense', profiles)).toBeUndefined();
  });
});
