import type { Profile } from '../profiles/profile.ts';
import type { ArmyDraft, DraftAlly, DraftStand } from './army-draft.ts';
import type { ArmyList } from './army-list.ts';
import { mainCommands } from './draft-allies.ts';
import { draftHalfPoints } from './draft-points.ts';
import { splitCommands } from './split-commands.ts';
import { suggestArmy } from './suggest-army.ts';

/** The same rules for a part of an army. */
const forPart = (profile: Profile, commands: number, halfPoints: number): Profile => ({
  ...profile,
  commands: { ...profile.commands, value: commands },
  armyHalfPoints: { ...profile.armyHalfPoints, value: halfPoints },
});

const renamed = (draft: ArmyDraft, prefix: string, ally?: string): DraftStand[] =>
  draft.stands.map((stand) => ({ ...stand, key: `${prefix}${stand.key}`, ...(ally === undefined ? {} : { ally }) }));

const suggestAlly = (draft: ArmyDraft, ally: DraftAlly): ArmyDraft => {
  const share = Math.floor(draft.profile.armyHalfPoints.value / draft.profile.commands.value);
  return suggestArmy(ally.list, forPart(draft.profile, 1, share));
};

/** The points that the army's own commands cost, so that an ally's is never the largest. */
const suggestMain = (list: ArmyList, draft: ArmyDraft, allied: readonly ArmyDraft[]): ArmyDraft => {
  const spent = allied.reduce((sum, part) => sum + draftHalfPoints(part), 0);
  const left = draft.profile.armyHalfPoints.value - spent;
  const years = draft.allies.flatMap(({ dateRange }) => (dateRange === null ? [] : [dateRange]));
  return suggestArmy(list, forPart(draft.profile, mainCommands(draft), left), years);
};

/** A new suggestion for a draft: of its own list, and a command of each ally that comes by its full list. Other allies stay as they are. */
export const suggestWithAllies = (draft: ArmyDraft): ArmyDraft => {
  const full = draft.allies.filter(({ by }) => by === 'full');
  const parts = full.map((ally) => suggestAlly(draft, ally));
  const main = suggestMain(draft.list, draft, parts);
  const others = draft.allies.filter(({ by }) => by !== 'full').map(({ key }) => key);
  const kept = draft.stands.filter(({ ally }) => ally !== undefined && others.includes(ally));
  return splitCommands({
    ...main,
    name: draft.name,
    profile: draft.profile,
    allies: draft.allies,
    plans: draft.plans,
    nextKey: draft.nextKey + main.nextKey,
    stands: [
      ...renamed(main, `m${draft.nextKey}`),
      ...parts.flatMap((part, index) => renamed(part, `p${draft.nextKey}-${index}`, full[index]?.key)),
      ...kept,
    ],
  });
};
