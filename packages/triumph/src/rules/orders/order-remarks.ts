import type { SideId } from '@vexillum/model';
import type { CommandNumber } from '../armies/army-draft.ts';
import { allCommands } from '../deployment/slots.ts';
import type { Profile } from '../profiles/profile.ts';
import type { CommandDraft, OrdersDraft } from './order-draft.ts';
import { secretOf, type Snapshot } from '../records/table.ts';
import type { StandSecret } from '../records/stand.ts';

/** Something about orders that the rules would say. Points in halves. It never keeps anybody from sealing. */
export type OrderRemark =
  | { readonly code: 'army-size'; readonly halfPoints: number; readonly expected: number }
  | {
      readonly code: 'small-command';
      readonly command: CommandNumber;
      readonly halfPoints: number;
      readonly least: number;
    }
  | { readonly code: 'empty-command'; readonly command: CommandNumber }
  | { readonly code: 'no-general'; readonly command: CommandNumber }
  | { readonly code: 'general-type'; readonly command: CommandNumber; readonly troopType: string }
  | {
      readonly code: 'overall-not-in-largest';
      readonly command: CommandNumber;
      readonly largest: readonly CommandNumber[];
    }
  | { readonly code: 'overall-not-general'; readonly command: CommandNumber }
  | {
      readonly code: 'modifiers-unpaired';
      readonly plus: readonly CommandNumber[];
      readonly minus: readonly CommandNumber[];
    }
  | { readonly code: 'modifier-without-partner'; readonly command: CommandNumber; readonly polity: string | null }
  | { readonly code: 'ally-modified'; readonly command: CommandNumber }
  /** `ally`: which of the army's allies, counted from 1 */
  | { readonly code: 'ally-split'; readonly ally: number; readonly commands: readonly CommandNumber[] }
  | { readonly code: 'ally-mixed'; readonly command: CommandNumber; readonly allied: number; readonly others: number }
  | { readonly code: 'ally-unsaid'; readonly command: CommandNumber; readonly ally: boolean }
  | { readonly code: 'all-march' };

/** One command in numbers, for the screen. */
export interface CommandSize {
  readonly command: CommandNumber;
  readonly stands: number;
  readonly halfPoints: number;
}

interface Member {
  readonly id: string;
  readonly troopType: string;
  readonly secret: StandSecret;
}

type Command = CommandDraft & {
  readonly command: CommandNumber;
  readonly members: readonly Member[];
  readonly halfPoints: number;
};

const membersOf = (snapshot: Snapshot, side: SideId, { stands }: CommandDraft): Member[] =>
  stands.flatMap((id) => {
    const stand = snapshot.public.stand.get(id);
    const secret = secretOf(snapshot, id);
    return stand?.side === side && secret ? [{ id, troopType: stand.troopType, secret }] : [];
  });

const commandsOf = (draft: OrdersDraft, snapshot: Snapshot, side: SideId): Command[] =>
  allCommands.map((command) => {
    const members = membersOf(snapshot, side, draft[command]);
    const halfPoints = members.reduce((sum, { secret }) => sum + secret.halfPoints, 0);
    return { ...draft[command], command, members, halfPoints };
  });

export const commandSizes = (draft: OrdersDraft, snapshot: Snapshot, side: SideId): CommandSize[] =>
  commandsOf(draft, snapshot, side).map(({ command, members, halfPoints }) => ({
    command,
    stands: members.length,
    halfPoints,
  }));

const onSize = ({ command, members, halfPoints, general }: Command, profile: Profile): OrderRemark[] => {
  if (members.length === 0) return [{ code: 'empty-command', command }];
  const least = profile.commandMinimumHalfPoints.value;
  return [
    ...(halfPoints < least ? [{ code: 'small-command', command, halfPoints, least } as const] : []),
    ...(general === null ? [{ code: 'no-general', command } as const] : []),
  ];
};

const isOverall = ({ secret }: Member): boolean => secret.overall === true;

/** Lesser generals; the overall commander and allies go by army lists, which a table does not have (GT-GEN-005, GT-GEN-006). */
const onGeneral = ({ command, members, general, ally }: Command, profile: Profile): OrderRemark[] => {
  const leader = members.find(({ id }) => id === general);
  const barred = profile.notAsGeneral.value;
  if (!leader || ally || isOverall(leader) || !barred.includes(leader.troopType)) return [];
  return members.every(({ troopType }) => barred.includes(troopType))
    ? []
    : [{ code: 'general-type', command, troopType: leader.troopType }];
};

const onOverall = (commands: readonly Command[]): OrderRemark[] => {
  const leading = commands.find(({ members }) => members.some(isOverall));
  if (!leading) return [];
  const most = Math.max(...commands.map(({ halfPoints }) => halfPoints));
  const largest = commands.filter(({ halfPoints }) => halfPoints === most).map(({ command }) => command);
  const { command, members, general } = leading;
  return [
    ...(largest.includes(command) ? [] : [{ code: 'overall-not-in-largest', command, largest } as const]),
    ...(members.some((member) => isOverall(member) && member.id === general)
      ? []
      : [{ code: 'overall-not-general', command } as const]),
  ];
};

/** Which polity a command is of: its general's, otherwise its first stand's; `null` for the main one. */
const polityOf = ({ members, general }: Command): string | null =>
  (members.find(({ id }) => id === general) ?? members[0])?.secret.polity ?? null;

const onModifiers = (commands: readonly Command[]): OrderRemark[] => {
  const withMod = (mod: number) => commands.filter((command) => command.mod === mod).map(({ command }) => command);
  const [plus, minus] = [withMod(1), withMod(-1)];
  const alone = commands.filter(
    (one) => one.mod !== 0 && !commands.some((other) => other !== one && polityOf(other) === polityOf(one)),
  );
  return [
    ...(plus.length === minus.length ? [] : [{ code: 'modifiers-unpaired', plus, minus } as const]),
    ...alone.map(
      (one): OrderRemark => ({ code: 'modifier-without-partner', command: one.command, polity: polityOf(one) }),
    ),
    ...commands
      .filter(({ ally, mod }) => ally && mod !== 0)
      .map(({ command }): OrderRemark => ({ code: 'ally-modified', command })),
  ];
};

const onAllies = (commands: readonly Command[]): OrderRemark[] => {
  const alliedIn = ({ members }: Command) => members.filter(({ secret }) => secret.ally).length;
  const nations = new Map<string, CommandNumber[]>();
  for (const { command, members } of commands)
    for (const nation of new Set(members.filter(({ secret }) => secret.ally).map(({ secret }) => secret.polity ?? '')))
      nations.set(nation, [...(nations.get(nation) ?? []), command]);
  return [
    ...[...nations.values()].flatMap((split, index): OrderRemark[] =>
      split.length > 1 ? [{ code: 'ally-split', ally: index + 1, commands: split }] : [],
    ),
    ...commands.flatMap((one): OrderRemark[] => {
      const allied = alliedIn(one);
      const others = one.members.length - allied;
      if (allied > 0 && others > 0) return [{ code: 'ally-mixed', command: one.command, allied, others }];
      return allied > 0 === one.ally ? [] : [{ code: 'ally-unsaid', command: one.command, ally: one.ally }];
    }),
  ];
};

/** What the rules would say of the draft, as far as a table knows: its numbers, and nothing that an army list alone knows. */
export const orderRemarks = (draft: OrdersDraft, snapshot: Snapshot, profile: Profile, side: SideId): OrderRemark[] => {
  const commands = commandsOf(draft, snapshot, side);
  const halfPoints = snapshot.public.army.get(side)?.halfPoints;
  const expected = profile.armyHalfPoints.value;
  return [
    ...(halfPoints === undefined || halfPoints === expected
      ? []
      : [{ code: 'army-size', halfPoints, expected } as const]),
    ...commands.flatMap((command) => [...onSize(command, profile), ...onGeneral(command, profile)]),
    ...onOverall(commands),
    ...onModifiers(commands),
    ...onAllies(commands),
    ...(commands.every(({ edge }) => edge !== 'none') ? [{ code: 'all-march' } as const] : []),
  ];
};
