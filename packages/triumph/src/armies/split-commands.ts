import { type ArmyDraft, asTroops, type CommandNumber, type DraftStand, withGeneral } from './army-draft.ts';
import { commandNumbers, generalTypes, mayLead } from './draft-generals.ts';
import { commandHalfPoints, standHalfPoints } from './draft-points.ts';

const place = (draft: ArmyDraft, stand: DraftStand, command: CommandNumber): ArmyDraft => ({
  ...draft,
  stands: draft.stands.map((other) => (other.key === stand.key ? { ...other, command } : other)),
});

/** The first command counts as this much smaller, so that it ends as the largest: no stand costs more. */
const headStart = (draft: ArmyDraft): number =>
  Math.max(...draft.stands.map((stand) => standHalfPoints(draft.profile, stand)));

/** Deals the stands so that each command gets its share of each line, and the first is the largest. */
const deal = (draft: ArmyDraft, leader: DraftStand | undefined): ArmyDraft => {
  const commands = commandNumbers(draft);
  const bonus = headStart(draft);
  const need = (dealt: ArmyDraft, command: CommandNumber) =>
    commandHalfPoints(dealt, command) - (command === 1 ? bonus : 0);
  const price = (stand: DraftStand) => standHalfPoints(draft.profile, stand);
  const others = draft.stands
    .filter((stand) => stand !== leader)
    .sort((a, b) => price(b) - price(a) || a.option - b.option);
  let dealt = leader ? place(draft, leader, 1) : draft;
  for (const stand of others) {
    const [neediest = 1] = [...commands].sort((a, b) => need(dealt, a) - need(dealt, b));
    dealt = place(dealt, stand, neediest);
  }
  return dealt;
};

const bestGeneral = (draft: ArmyDraft, command: CommandNumber): DraftStand | undefined => {
  const allowed = generalTypes(draft.list);
  const rank = (stand: DraftStand): number => {
    const preference = allowed.indexOf(stand.troopType);
    if (preference >= 0) return preference;
    return mayLead(draft, stand) ? 100 - standHalfPoints(draft.profile, stand) : 200;
  };
  return draft.stands.filter((stand) => stand.command === command).sort((a, b) => rank(a) - rank(b))[0];
};

/** Splits an army into commands of about the same size, each with a general; the list's own general leads the largest. */
export const splitCommands = (draft: ArmyDraft): ArmyDraft => {
  if (draft.stands.length === 0) return draft;
  const types = generalTypes(draft.list);
  const leaderType = types.find((type) => draft.stands.some((stand) => stand.troopType === type));
  const leader = draft.stands.find((stand) => stand.troopType === leaderType);
  const bare = {
    ...draft,
    stands: draft.stands.map((stand): DraftStand => ({ ...asTroops(stand), command: null })),
  };
  const dealt = deal(
    bare,
    bare.stands.find((stand) => stand.key === leader?.key),
  );
  return commandNumbers(dealt).reduce((split, command) => {
    const general = command === 1 && leader ? leader : bestGeneral(split, command);
    return general ? withGeneral(split, general.key) : split;
  }, dealt);
};
