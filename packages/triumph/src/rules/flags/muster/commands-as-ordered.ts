import { type SideId, type Words, words } from '@vexillum/model';
import { defineRule, type Finding, type Rule } from '@vexillum/rules-assist';
import { playsOpenly } from '../../actions/plays-openly.ts';
import type { CommandNumber } from '../../armies/army-draft.ts';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import { isOpened, isSealed, knowsSide, rosterOf } from '../../deployment/sealed.ts';
import { allCommands, orderSlot } from '../../deployment/slots.ts';
import { exchangesBought } from '../../masquerade/card.ts';
import { suggestedDraft } from '../../orders/order-draft.ts';
import { type OrderRemark, orderRemarks } from '../../orders/order-remarks.ts';
import type { Profile } from '../../profiles/profile.ts';
import { troopTypeOf } from '../../profiles/rows-of.ts';
import type { Snapshot } from '../../records/table.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { weigh } from '../weigh.ts';

const points = (halfPoints: number): string => String(halfPoints / 2);

/** Whether the commands of a side are decided: sealed, or with open orders once the step in which they are decided is over. */
const isDecided = (snapshot: Snapshot, profile: Profile, side: SideId): boolean => {
  if (!snapshot.public.army.has(side)) return false;
  if (!playsOpenly(snapshot))
    return allCommands.every((command) => isSealed(snapshot, side, orderSlot(command, 'roster')));
  const deciding = profile.deploymentOrder.value.find(({ asks }) =>
    asks.some(({ kind }) => kind === 'decide-commands'),
  );
  return stepAt(snapshot).number > (deciding?.number ?? 0);
};

const isShown = (snapshot: Snapshot, side: SideId, command: CommandNumber): boolean =>
  isOpened(snapshot, side, orderSlot(command, 'roster'));

/** What anybody can count of a command whose roster is open; nothing of an army that deceives, where types tell no price. */
const publicRemarks = (snapshot: Snapshot, profile: Profile, side: SideId): OrderRemark[] =>
  allCommands.flatMap((command): OrderRemark[] => {
    const roster = isShown(snapshot, side, command) ? rosterOf(snapshot, side, command) : undefined;
    if (!roster) return [];
    const halfPoints = roster.stands.reduce((sum, id) => {
      const stand = snapshot.public.stand.get(id);
      return sum + (stand?.halfPoints ?? troopTypeOf(profile, stand?.was ?? stand?.troopType ?? '')?.halfPoints ?? 0);
    }, 0);
    const least = profile.commandMinimumHalfPoints.value;
    const isSmall = exchangesBought(snapshot, side) === 0 && halfPoints < least;
    return [
      ...(isSmall ? [{ code: 'small-command', command, halfPoints, least } as const] : []),
      ...(roster.general === null && roster.stands.length > 0 ? [{ code: 'no-general', command } as const] : []),
    ];
  });

const known = new WeakMap<BattleFacts, Map<SideId, readonly OrderRemark[]>>();

/** What is to be said of a side's orders, as far as the reader knows them; worked out once a moment. */
const remarksIn = (facts: BattleFacts, side: SideId): readonly OrderRemark[] => {
  const bySide = known.get(facts) ?? new Map<SideId, readonly OrderRemark[]>();
  known.set(facts, bySide);
  const { snapshot, profile } = facts;
  const found =
    bySide.get(side) ??
    (isDecided(snapshot, profile, side)
      ? knowsSide(snapshot, side)
        ? orderRemarks(suggestedDraft(snapshot, side), snapshot, profile, side)
        : publicRemarks(snapshot, profile, side)
      : []);
  bySide.set(side, found);
  return found;
};

/** Whether anybody comes to the same remark, in the same numbers. */
const isToldToAll = ({ snapshot, profile }: BattleFacts, side: SideId, remark: OrderRemark): boolean =>
  publicRemarks(snapshot, profile, side).some((one) => JSON.stringify(one) === JSON.stringify(remark));

/** The standard game has one command: the others are none of its matters. */
const isOfTheGame = ({ profile }: BattleFacts, remark: OrderRemark): boolean =>
  !('command' in remark) || remark.command <= profile.commands.value;

type Told = Omit<Finding, 'about' | 'side' | 'secretOf'>;

interface OrderRule {
  readonly id: string;
  readonly rows: readonly string[];
  readonly title: Words;
  readonly section: string;
  tell(facts: BattleFacts, remark: OrderRemark): Told | undefined;
}

/** A rule that asks at the table what the orders panel asks of a draft: for the side and an umpire as soon as it is decided, for the rest as rosters open. */
const orderRule = ({ id, rows, title, section, tell }: OrderRule): Rule<BattleFacts> =>
  defineRule<BattleFacts>({
    id,
    rows,
    title,
    source: `GRAND TRIUMPH! of 12 June 2017, ${section}`,
    things: () => sides,
    dependsOn: ({ snapshot, profile }, side) => [
      profile,
      stepAt(snapshot),
      snapshot.public.army,
      snapshot.public.stand,
      snapshot.public.seal,
      snapshot.public.march,
      snapshot.sides[side]?.stand,
      snapshot.sides[side]?.seal,
    ],
    check: (facts, side) =>
      remarksIn(facts, side)
        .filter((remark) => isOfTheGame(facts, remark))
        .flatMap((remark): Finding[] => {
          const told = tell(facts, remark);
          return told ? [{ ...told, side, ...(isToldToAll(facts, side, remark) ? {} : { secretOf: side }) }] : [];
        }),
  });

export const orderedCommandsAreLargeEnough = orderRule({
  id: 'ordered-commands-are-large-enough',
  rows: ['GT-CMD-003'],
  title: words('No command at the table is smaller than allowed'),
  section: 'Commands',
  tell({ profile }, remark) {
    if (remark.code === 'empty-command')
      return {
        ...weigh(profile.commands),
        part: `empty:${remark.command}`,
        says: words('Command {0} has no stands.', remark.command),
        remedy: words('Split the army anew, or play on with fewer commands.'),
      };
    if (remark.code !== 'small-command') return undefined;
    const { command, halfPoints, least } = remark;
    return {
      ...weigh(profile.commandMinimumHalfPoints),
      part: `small:${command}`,
      says: words(
        'Command {0} has {1} points; at least {2} are asked for.',
        command,
        points(halfPoints),
        points(least),
      ),
      remedy: words('Split the army anew, or play on like this.'),
      measured: { value: halfPoints, allowed: least, is: 'at-least', unit: 'half-points' },
    };
  },
});

export const orderedCommandsAreLed = orderRule({
  id: 'ordered-commands-are-led',
  rows: ['GT-CMD-004'],
  title: words('Each command at the table has a general'),
  section: 'Commands; Generals',
  tell(_, remark) {
    if (remark.code !== 'no-general') return undefined;
    return {
      weight: 'illegal',
      part: String(remark.command),
      says: words('Command {0} has no general.', remark.command),
      remedy: words('Name one of its stands.'),
    };
  },
});

/** Whose troops stands are is never public, so only their own side and an umpire are told. */
export const orderedAlliesKeepToThemselves = orderRule({
  id: 'ordered-allies-keep-to-themselves',
  rows: ['GT-CMD-006', 'GT-FLANK-001'],
  title: words('Allies at the table are one command, with nobody else in it'),
  section: 'Flank Marching and Ally Commands',
  tell({ profile }, remark) {
    // Where an army has one command its allies are in it.
    if (profile.commands.value < 2) return undefined;
    if (remark.code === 'ally-mixed')
      return {
        weight: 'illegal',
        part: `mixed:${remark.command}`,
        says: words(
          'Command {0} mixes allies with others: {1} stands of an ally, {2} others.',
          remark.command,
          remark.allied,
          remark.others,
        ),
        remedy: words('Put the others in another command.'),
        measured: { value: remark.others, allowed: 0, is: 'at-most', unit: 'stands' },
      };
    if (remark.code !== 'ally-split') return undefined;
    return {
      weight: 'illegal',
      part: `split:${remark.ally}`,
      says: words('Troops of one ally are in more than one command: {0}.', remark.commands.join(', ')),
      remedy: words('Put them together.'),
      measured: { value: remark.commands.length, allowed: 1, is: 'at-most', unit: 'commands' },
    };
  },
});

/** A march is a command; with all of them gone there is nobody left to deploy. */
export const marchesLeaveSomebody = orderRule({
  id: 'marches-leave-somebody',
  rows: ['GT-FLANK-002'],
  title: words('Flank marches leave somebody to deploy'),
  section: 'Flank Marching and Ally Commands',
  tell(_, remark) {
    if (remark.code !== 'all-march') return undefined;
    return {
      weight: 'doubtful',
      isUnverified: true,
      says: words('Every command is on a flank march, and nobody is left to deploy.'),
      remedy: words('Let one of them deploy, or agree on it.'),
    };
  },
});
