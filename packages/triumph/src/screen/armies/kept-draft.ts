import { type ArmyDraft, type ArmyList, noPlans, type Profile } from '../../rules/index.ts';

/** What older drafts do not have. */
type Later = 'allies' | 'plans';

/** A draft as this browser keeps it: its profile by name, so that it follows corrections of the rules. */
export interface KeptDraft {
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
