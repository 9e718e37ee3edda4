import {
  type ArmyDraft,
  type ArmyFile,
  type ArmyList,
  armyFileOf,
  newDraft,
  type Profile,
  readArmyList,
  isProblem,
  suggestArmy,
} from '@vexillum/triumph';
import { atom } from 'nanostores';
import { keepJson, readKeptJson } from '../../../memory/kept-json.ts';
import { keepArmy } from '../../../memory/my-armies.ts';

const KEY = 'vexillum:draft';

interface KeptDraft {
  readonly profile: string;
  readonly draft: Omit<ArmyDraft, 'profile' | 'list'>;
  readonly list: unknown;
}

/** The army that is being made; it survives a reload. */
export const createDraftStore = (profiles: readonly Profile[]) => {
  const $draft = atom<ArmyDraft | undefined>(readKeptDraft(profiles));
  const change = (draft: ArmyDraft | undefined) => {
    $draft.set(draft);
    keepJson(KEY, draft && keptOf(draft));
  };
  return {
    $draft,
    change,
    begin: (list: ArmyList, profile: Profile) => change(newDraft(list, profile)),
    suggest: (list: ArmyList, profile: Profile) => change(suggestArmy(list, profile)),
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;

const keptOf = ({ profile, list, ...draft }: ArmyDraft): KeptDraft => ({ profile: profile.id, draft, list });

const readKeptDraft = (profiles: readonly Profile[]): ArmyDraft | undefined => {
  const kept = readKeptJson<KeptDraft | null>(KEY, null);
  const profile = profiles.find(({ id }) => id === kept?.profile);
  const list = kept && readArmyList(kept.list);
  return kept && profile && list && !isProblem(list) && Array.isArray(kept.draft.stands) ? { ...kept.draft, list, profile } : undefined;
};

/** Keeps the finished army in this browser, so that it can be brought to a table. One of the same name is replaced. */
export const keepDraft = (draft: ArmyDraft): ArmyFile => {
  const army = armyFileOf(draft);
  keepArmy({ id: `${draft.profile.id}/${army.name}`, name: army.name, profile: draft.profile.id, halfPoints: army.halfPoints, army });
  return army;
};
