import type { SideId } from '@vexillum/model';
import type { ArmyLosses } from '../../losses/army-losses.ts';
import type { CommandLosses } from '../../losses/command-losses.ts';
import { type Losses, lossesForReader, publicLosses } from '../../losses/losses-for.ts';
import type { BattleFacts } from '../battle-facts.ts';

interface Counted {
  /** As the reader counts, and as everybody can. */
  readonly losses: Losses;
  readonly seen: Losses;
}

interface Remembered extends Counted {
  readonly from: readonly unknown[];
}

const counted = new WeakMap<BattleFacts['snapshot']['public']['stand'], Remembered>();

/** All that losses follow from beside the stands. Where pieces are is not among it: a move changes no sum. */
const countedFrom = ({ snapshot, profile }: BattleFacts): readonly unknown[] => {
  const { army, camp, seal, table } = snapshot.public;
  const secrets = Object.entries(snapshot.sides).flatMap(([side, layer]) => [side, layer?.stand, layer?.seal]);
  return [profile, army, camp, seal, table, ...secrets];
};

const inMoment = new WeakMap<BattleFacts, Counted>();

/** Counted once for as long as nothing that counts has changed, whichever rules ask; whether something has is looked at once a moment. */
export const countLosses = (facts: BattleFacts): Counted => {
  const found = inMoment.get(facts) ?? countNow(facts);
  inMoment.set(facts, found);
  return found;
};

const countNow = (facts: BattleFacts): Counted => {
  const { snapshot, profile } = facts;
  const from = countedFrom(facts);
  const known = counted.get(snapshot.public.stand);
  if (known && known.from.length === from.length && isSame(known.from, from)) return known;
  const fresh = { from, losses: lossesForReader(snapshot, profile), seen: publicLosses(snapshot, profile) };
  counted.set(snapshot.public.stand, fresh);
  return fresh;
};

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.every((value, index) => value === other[index]);

export const commandKey = ({ side, command }: Pick<CommandLosses, 'side' | 'command'>): string => `${side}:${command}`;

const findCommand = (losses: Losses, key: string): CommandLosses | undefined =>
  losses.flatMap(({ commands }) => commands).find((command) => commandKey(command) === key);

/** A command by its key, as the reader counts it. */
export const commandIn = (facts: BattleFacts, key: string): CommandLosses | undefined =>
  findCommand(countLosses(facts).losses, key);

/** The same command as everybody sees it. */
export const seenCommandIn = (facts: BattleFacts, key: string): CommandLosses | undefined =>
  findCommand(countLosses(facts).seen, key);

export const commandKeys = (facts: BattleFacts): string[] =>
  countLosses(facts).losses.flatMap(({ commands }) => commands.map(commandKey));

/** What a command's losses come to, for `dependsOn`. */
export const sumsOf = (command: CommandLosses | undefined): readonly unknown[] => [
  command?.total,
  command?.lost,
  command?.demoralizedFrom,
  command?.isDemoralized,
  command?.isExact,
];

const visible = (command: CommandLosses | undefined): readonly unknown[] => sumsOf(command).slice(0, -1);

/** Set where the reader's numbers are not those that everybody can work out. */
export const secretOfCommand = (facts: BattleFacts, command: CommandLosses): { secretOf?: SideId } =>
  isSame(visible(command), visible(seenCommandIn(facts, commandKey(command)))) ? {} : { secretOf: command.side };

/** The same for an army as a whole. */
export const isArmySeen = ({ seen }: Counted, army: ArmyLosses): boolean =>
  seen.some(({ side, lost, total }) => side === army.side && lost === army.lost && total === army.total);
