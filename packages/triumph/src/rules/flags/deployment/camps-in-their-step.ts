import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { sides, stepAt } from '../../deployment/order-of-play.ts';
import { rosterOf, sealIn } from '../../deployment/sealed.ts';
import { allCommands, orderSlot } from '../../deployment/slots.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { hasCard } from '../has-card.ts';
import { standsOf } from '../stands-of.ts';
import { weigh } from '../weigh.ts';
import { isDeploying } from './is-deploying.ts';
import { stepsAsking } from './steps-asking.ts';

/** Cards that do away with the camp, or have it come later or in another shape: those have rules of their own. */
const CAMP_CARDS = ['NC', 'PT', 'SW'];

interface Camps {
  readonly ids: readonly string[];
  readonly main: number;
  readonly allied: number;
}

const campsOf = ({ snapshot }: BattleFacts, side: SideId): Camps => {
  const camps = [...snapshot.public.camp].filter(([, camp]) => camp.side === side);
  const allied = camps.filter(([, { ally }]) => ally).length;
  return { ids: camps.map(([id]) => id), allied, main: camps.length - allied };
};

interface Allies {
  readonly count: number;
  /** Only its own side knows of one of them. */
  readonly isSecret: boolean;
}

/** The allied commands of a side, as far as the reader knows. */
const alliesOf = (facts: BattleFacts, side: SideId): Allies => {
  const { snapshot } = facts;
  const commands = allCommands.filter(
    (command) =>
      rosterOf(snapshot, side, command)?.ally ??
      standsOf(facts, side).some(({ secret, command: its }) => its === command && secret?.ally === true),
  );
  const isOpen = (command: (typeof allCommands)[number]) =>
    sealIn(snapshot, side, orderSlot(command, 'roster'))?.opening !== undefined;
  return { count: commands.length, isSecret: !commands.every(isOpen) };
};

const tooEarly = (step: number, due: number, side: SideId, { ids }: Camps): Finding => ({
  weight: 'illegal',
  part: 'early',
  says: words('In step {0} a camp is on the board already; camps of this side come in step {1}.', step, due),
  remedy: words('Take it up until then.'),
  measured: { value: ids.length, allowed: 0, is: 'at-most', unit: 'pieces' },
  about: ids,
  side,
});

const mainMissing = (due: number, side: SideId): Finding => ({
  weight: 'illegal',
  part: 'main',
  says: words('The main camp was to be pitched in step {0} and is not on the board.', due),
  remedy: words('Pitch it now.'),
  measured: { value: 0, allowed: 1, is: 'at-least', unit: 'pieces' },
  side,
});

const alliesMissing = (due: number, side: SideId, { allied }: Camps, { count, isSecret }: Allies): Finding => ({
  weight: 'illegal',
  part: 'allies',
  says: words('Ally camps on the board: {0} of {1}. All were due in step {2}.', allied, count, due),
  remedy: words('Pitch them now.'),
  measured: { value: allied, allowed: count, is: 'at-least', unit: 'pieces' },
  side,
  ...(isSecret ? { secretOf: side } : {}),
});

const missing = (facts: BattleFacts, side: SideId, due: number, camps: Camps): Finding[] => {
  const allies = alliesOf(facts, side);
  const needsMain = !CAMP_CARDS.some((code) => hasCard(facts.snapshot, side, code));
  return [
    ...(needsMain && camps.main === 0 ? [mainMissing(due, side)] : []),
    ...(camps.allied < allies.count ? [alliesMissing(due, side, camps, allies)] : []),
  ];
};

export const campsInTheirStep = defineRule<BattleFacts>({
  id: 'camps-in-their-step',
  rows: ['GT-ORDER-004', 'GT-ORDER-006', 'GT-ORDER-015', 'GT-ORDER-016'],
  title: words('Camps are pitched in their step'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Order',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    isDeploying(facts),
    stepAt(facts.snapshot),
    facts.snapshot.public.camp,
    facts.snapshot.public.army,
    facts.snapshot.public.seal,
    facts.snapshot.sides[side]?.seal,
    ...standsOf(facts, side),
  ],
  check(facts, side) {
    const [step] = stepsAsking(facts, side, ['place-camp']);
    if (!step || !isDeploying(facts)) return [];
    const now = stepAt(facts.snapshot).number;
    const camps = campsOf(facts, side);
    const found: Finding[] = now > step.number ? missing(facts, side, step.number, camps) : [];
    if (now < step.number && camps.ids.length > 0) found.push(tooEarly(now, step.number, side, camps));
    return found.map((finding) => ({ ...finding, ...weigh(facts.profile.deploymentOrder) }));
  },
});
