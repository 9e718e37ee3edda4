import { type ArmyDraft, asTroops, type CommandNumber, type DraftStand, withGeneral } from './army-draft.ts';
import { listOf } from './draft-allies.ts';
import { commandNumbers, generalTypes, mayLead } from './draft-generals.ts';
import { commandHalfPoints, draftStandHalfPoints } from './draft-points.ts';

const place = (draft: ArmyDraft, stand: DraftStand, command: CommandNumber): ArmyDraft => ({
  ...draft,
  stands: draft.stands.map((other) => (other.key === stand.key ? { ...other, command } : other)),
});

/** Allies by their own lists have the last commands, each one for itself. */
const commandsOfAllies = (draft: ArmyDraft): ReadonlyMap<string, CommandNumber> => {
  const free = commandNumbers(draft).slice(1).reverse();
  const full = draft.allies.filter(({ by }) => by === 'full').slice(0, free.length);
  return new Map(full.map(({ key }, index) => [key, free[index] as CommandNumber]));
};

/** The first command counts as this much smaller, so that it ends as the largest: no stand costs more. */
const headStart = (draft: ArmyDraft): number =>
  Math.max(...draft.stands.map((stand) => draftStandHalfPoints(draft, stand)));

/** Deals stands so that each command gets its share of each line, and the first is the largest. */
const deal = (draft: ArmyDraft, stands: readonly DraftStand[], commands: readonly CommandNumber[]): ArmyDraft => {
  const bonus = headStart(draft);
  const need = (dealt: ArmyDraft, command: CommandNumber) =>
    commandHalfPoints(dealt, command) - (command === 1 ? bonus : 0);
  const price = (stand: DraftStand) => draftStandHalfPoints(draft, stand);
  let dealt = draft;
  for (const stand of stands.toSorted((a, b) => price(b) - price(a) || a.option - b.option)) {
    const [neediest = 1] = commands.toSorted((a, b) => need(dealt, a) - need(dealt, b));
    dealt = place(dealt, stand, neediest);
  }
  return dealt;
};

const bestGeneral = (draft: ArmyDraft, command: CommandNumber): DraftStand | undefined => {
  const rank = (stand: DraftStand): number => {
    const preference = generalTypes(listOf(draft, stand)).indexOf(stand.troopType);
    if (preference >= 0) return preference;
    return mayLead(draft, stand) ? 100 - draftStandHalfPoints(draft, stand) : 200;
  };
  return draft.stands.filter((stand) => stand.command === command).sort((a, b) => rank(a) - rank(b))[0];
};

/** The stand that leads the army: of the type that the list prefers. */
const leaderOf = (draft: ArmyDraft): DraftStand | undefined => {
  const own = draft.stands.filter(({ ally }) => ally === undefined);
  const type = generalTypes(draft.list).find((code) => own.some((stand) => stand.troopType === code));
  return own.find((stand) => stand.troopType === type);
};

/**
 * Splits an army into commands of about the same size, each with a general; the list's own general leads the largest. Allies by their own
 * lists stay together, each in a command of its own.
 */
export const splitCommands = (draft: ArmyDraft): ArmyDraft => {
  if (draft.stands.length === 0) return draft;
  const leader = leaderOf(draft)?.key;
  const allied = commandsOfAllies(draft);
  const bare: ArmyDraft = {
    ...draft,
    stands: draft.stands.map((stand) => {
      const command = stand.key === leader ? 1 : (allied.get(stand.ally ?? '') ?? null);
      return { ...asTroops(stand), command };
    }),
  };
  const taken = [...allied.values()];
  const free = commandNumbers(draft).filter((command) => !taken.includes(command));
  const dealt = deal(
    bare,
    bare.stands.filter(({ command }) => command === null),
    free,
  );
  return commandNumbers(dealt).reduce((split, command) => {
    const general = command === 1 && leader !== undefined ? leader : bestGeneral(split, command)?.key;
    return general === undefined ? split : withGeneral(split, general);
  }, dealt);
};
