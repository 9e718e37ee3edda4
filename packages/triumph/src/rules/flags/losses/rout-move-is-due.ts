import { THIS_TABLE, words } from '@vexillum/model';
import { defineRule, type Finding, type Overlay } from '@vexillum/rules-assist';
import type { CommandLosses } from '../../losses/command-losses.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { commandIn, commandKeys, seenCommandIn, secretOfCommand, sumsOf } from './losses-in.ts';
import { type Router, standsThatRout } from './stands-that-rout.ts';

const namesOf = (facts: BattleFacts, routers: readonly Router[]): string =>
  routers
    .map(({ id }) => nameIn(facts, id))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join(', ');

/** To the nearest point of its side's base edge (GT-DEMOR-008). */
const wayHome = ({ profile }: BattleFacts, { body }: Router): Overlay => {
  const [width, depth] = profile.boardMu.value;
  const { x, y } = body.center;
  const to = { x: Math.min(width, Math.max(0, x)), y: body.side === 'red' ? 0 : depth };
  return { kind: 'line', from: { x, y }, to };
};

const fleeing = (facts: BattleFacts, { side, command }: CommandLosses, routers: readonly Router[]): Finding => ({
  weight: 'reminder',
  says: words(
    'Command {0} is demoralized: at the end of this movement these rout toward the nearest point of their base edge: {1}.',
    command,
    namesOf(facts, routers),
  ),
  remedy: words('A command point that moves or holds a stand or group keeps it from routing.'),
  part: 'flee',
  side,
  about: routers.map(({ id }) => id),
  overlays: routers.map((router) => wayHome(facts, router)),
  fix: {
    says: words('They are held in place'),
    action: 'mark-rout',
    args: { stands: routers.map(({ id }) => id), as: 'held' },
  },
});

const lost = (facts: BattleFacts, { side, command }: CommandLosses, routers: readonly Router[]): Finding => ({
  weight: 'doubtful',
  says: words(
    'Command {0} is demoralized, and these are beyond {1} MU from its general: where they have to rout they are lost: {2}.',
    command,
    Math.max(...facts.profile.commandRangeMu.value),
    namesOf(facts, routers),
  ),
  remedy: words('A command point that moves or holds a stand or group keeps it from routing.'),
  part: 'lost',
  side,
  about: routers.map(({ id }) => id),
  ...(facts.profile.commandRangeMu.isVerified ? {} : { isUnverified: true }),
});

/** Stands in close combat, or with a command point spent on them, are exempt. */
export const routMoveIsDue = defineRule<BattleFacts>({
  id: 'rout-move-is-due',
  rows: ['GT-DEMOR-005', 'GT-DEMOR-010', 'GT-DEMOR-011'],
  title: words('Demoralized stands rout'),
  source: 'GRAND TRIUMPH! 2017, Demoralized Commands',
  things: commandKeys,
  dependsOn: (facts, key) => [
    facts.profile,
    // No stand of a steady command routs, wherever it is: then the board is not even measured.
    commandIn(facts, key)?.isDemoralized ? facts.world() : undefined,
    facts.snapshot.public.stand,
    facts.snapshot.public.trail,
    facts.snapshot.public.slip,
    facts.snapshot.public.camp,
    facts.snapshot.public.turn.get(THIS_TABLE),
    facts.snapshot.sides[key.split(':')[0] as string]?.stand,
    ...sumsOf(commandIn(facts, key)),
    ...sumsOf(seenCommandIn(facts, key)),
  ],
  check(facts, key) {
    const command = commandIn(facts, key);
    const routers = standsThatRout(facts, command);
    if (!command) return [];
    const [gone, runs] = [routers.filter(({ isLost }) => isLost), routers.filter(({ isLost }) => !isLost)];
    const secrecy = secretOfCommand(facts, command);
    return [
      ...(runs.length > 0 ? [{ ...fleeing(facts, command, runs), ...secrecy }] : []),
      ...(gone.length > 0 ? [{ ...lost(facts, command, gone), ...secrecy }] : []),
    ];
  },
});
