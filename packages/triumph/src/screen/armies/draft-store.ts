import {
  type ArmyDraft,
  type ArmyFile,
  type ArmyList,
  armyFileOf,
  newDraft,
  type Profile,
  suggestArmy,
} from '../../rules/index.ts';
import { atom } from 'nanostores';
import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';
import { keepArmy } from '@vexillum/frame/memory/my-armies';
import { draftFromKept, keptDraftOf } from './kept-draft.ts';

const KEY = 'vexillum:draft';

/** The army that is being made; it survives a reload. */
export const createDraftStore = (profiles: readonly Profile[]) => {
  const $draft = atom<ArmyDraft | undefined>(draftFromKept(readKeptJson<unknown>(KEY, null), profiles));
  const change = (draft: ArmyDraft | undefined) => {
    $draft.set(draft);
    keepJson(KEY, draft ? keptDraftOf(draft) : null);
  };
  return {
    $draft,
    change,
    begin: (list: ArmyList, profile: Profile) => change(newDraft(list, profile)),
    suggest: (list: ArmyList, profile: Profile) => change(suggestArmy(list, profile)),
  };
};

/** Keeps the finished army in this browser, so that it can be brought to a table. One of the same name is replaced. */
export const keepDraft = (draft: ArmyDraft): ArmyFile => {
  const army = armyFileOf(draft);
  keepArmy({
    id: `${draft.profile.id}/${army.name}`,
    name: army.name,
    profile: draft.profile.id,
    halfPoints: army.halfPoints,
    army,
    plans: draft.plans,
  });
  return army;
};
