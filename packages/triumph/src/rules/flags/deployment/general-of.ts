import type { BattleFacts, KnownStand } from '../battle-facts.ts';

const isKnownGeneral = ({ stand, secret }: KnownStand): boolean => (stand.general ?? secret?.general) === true;

const keyOf = ({ stand: { side }, command }: KnownStand): string => `${side} ${command}`;

type Generals = ReadonlyMap<string, KnownStand>;

const known = new WeakMap<BattleFacts['stands'], Generals>();

const generalsIn = ({ stands }: BattleFacts): Generals => {
  const old = known.get(stands);
  if (old) return old;
  const generals = [...stands.values()].filter((one) => one.command !== undefined && isKnownGeneral(one));
  // Of two generals in one command the first counts.
  const byCommand = new Map(generals.reverse().map((one) => [keyOf(one), one]));
  known.set(stands, byCommand);
  return byCommand;
};

/** The general of the stand's command, as far as the reader knows both; undefined for the general. */
export const generalOf = (facts: BattleFacts, stand: KnownStand): KnownStand | undefined => {
  const general = generalsIn(facts).get(keyOf(stand));
  return general?.id === stand.id ? undefined : general;
};

/** Whether only its own side knows that it leads this command. */
export const isGeneralSecret = ({ stand, isCommandSecret }: KnownStand): boolean =>
  isCommandSecret || stand.general === undefined;
