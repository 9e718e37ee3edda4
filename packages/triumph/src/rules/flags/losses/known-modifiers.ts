import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { isOpened, modifierOf, rosterOf } from '../../deployment/sealed.ts';
import { allCommands, orderSlot } from '../../deployment/slots.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { secretOf } from '../../records/table.ts';

/** What a command does to its die, as its orders say. */
export interface CommandModifier {
  readonly command: CommandNumber;
  readonly mod: -1 | 0 | 1;
  readonly isAlly: boolean;
  /** `null` for the main one. */
  readonly polity: string | null;
}

const knownModifier = (
  { snapshot }: BattleFacts,
  side: SideId,
  command: CommandNumber,
): CommandModifier | undefined => {
  const mod = modifierOf(snapshot, side, command);
  const roster = rosterOf(snapshot, side, command);
  if (mod === undefined || !roster) return undefined;
  const leader = roster.general ?? roster.stands[0];
  const secret = leader === undefined ? undefined : secretOf(snapshot, leader);
  return { command, mod, isAlly: roster.ally, polity: secret?.polity ?? (roster.ally ? `ally ${command}` : null) };
};

/** The modifiers of all of a side's commands; nothing where the reader does not know every one of them. */
export const knownModifiers = (facts: BattleFacts, side: SideId): readonly CommandModifier[] => {
  const known = allCommands.flatMap((command) => knownModifier(facts, side, command) ?? []);
  return known.length === allCommands.length ? known : [];
};

/** Set while some of the orders that this follows from are still sealed. */
export const secretOfModifiers = ({ snapshot }: BattleFacts, side: SideId): { secretOf?: SideId } =>
  allCommands.every((command) =>
    (['cp', 'roster'] as const).every((part) => isOpened(snapshot, side, orderSlot(command, part))),
  )
    ? {}
    : { secretOf: side };

/** For `dependsOn`: seals and who is in the commands. */
export const modifierParts = ({ profile, snapshot }: BattleFacts, side: SideId): readonly unknown[] => [
  profile,
  snapshot.public.seal,
  snapshot.public.stand,
  snapshot.sides[side]?.seal,
  snapshot.sides[side]?.stand,
];
