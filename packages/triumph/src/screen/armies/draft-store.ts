import {
  type ArmyDraft,
  type ArmyFile,
  armyFileOf,
  type ArmyList,
  newDraft,
  noPlans,
  type Profile,
  suggestArmy,
} from '../../rules/index.ts';
import { atom } from 'nanostores';
import { keepJson, readKeptJson } from '@vexillum/frame/memory/kept-json';
import { keepArmy } from '@vexillum/frame/memory/my-armies';

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

/** What older drafts do not have. */
type Later = 'allies' | 'plans';

/** A draft as this browser keeps it: its profile by name, so that it follows corrections of the rules. */
interface KeptDraft {
  readonly version: 1;
  readonly profile: string;
  readonly draft: Omit<ArmyDraft, 'profile' | 'list' | Later> & Partial<Pick<ArmyDraft, Later>>;
  readonly list: ArmyList;
}

export const keptDraftOf = ({ profile, list, ...draft }: ArmyDraft): KeptDraft => ({
  version: 1,
  profile: profile.id,
  draft,
  list,
});

const isKeptDraft = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' && kept !== null && (kept as { version?: unknown }).version === 1;

/** The draft again; nothing where another version of this page wrote it, or its rules are gone. Older ones knew no allies and no plans. */
export const draftFromKept = (kept: unknown, profiles: readonly Profile[]): ArmyDraft | undefined => {
  if (!isKeptDraft(kept)) return undefined;
  const profile = profiles.find(({ id }) => id === kept.profile);
  return profile && { allies: [], plans: noPlans, ...kept.draft, list: kept.list, profile };
};
