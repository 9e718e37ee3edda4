import { words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { pointsText } from '../../armies/draft-points.ts';
import type { ArmyLosses } from '../../losses/army-losses.ts';
import { outcomeOf } from '../../losses/outcome-of.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { countLosses, isArmySeen } from './losses-in.ts';

const sumsOf = ({ lost, total, defeatedFrom, isExact }: ArmyLosses) => [lost, total, defeatedFrom, isExact];

const doubts = ({ profile }: BattleFacts, armies: readonly ArmyLosses[]) => {
  const isSure =
    profile.defeatedAt.isVerified &&
    (profile.areCardsInArmyPoints.isVerified || 'halfPoints' in profile.defeatedAt.value) &&
    (profile.campLossHalfPoints.isVerified || armies.every(({ campsLost }) => campsLost === 0));
  return isSure ? {} : ({ isUnverified: true } as const);
};

const defeat = (army: ArmyLosses, enemy: ArmyLosses): Finding => ({
  weight: 'reminder',
  says: words(
    'At the end of this turn this army is defeated: it has lost {0} of {1} points, {2} are enough, and the enemy has lost {3}.',
    pointsText(army.lost),
    pointsText(army.total ?? 0),
    pointsText(army.defeatedFrom ?? 0),
    pointsText(enemy.lost),
  ),
  remedy: words('Play goes on only if the enemy loses as much before the turn ends.'),
  measured: { value: army.lost, allowed: (army.defeatedFrom ?? 0) - 1, is: 'at-most', unit: 'half-points' },
  side: army.side,
  part: 'defeat',
  about: [],
});

const equal = (army: ArmyLosses): Finding => ({
  weight: 'reminder',
  says: words(
    'Both armies have lost {0} points, which is enough for defeat: but with equal losses play goes on.',
    pointsText(army.lost),
  ),
  part: 'equal',
  about: [],
});

/** Whose secret it is, where somebody's numbers are not those that everybody can work out. */
const secrecy = (facts: BattleFacts) => {
  const counted = countLosses(facts);
  const hidden = counted.losses.find((army) => !isArmySeen(counted, army));
  return hidden ? { secretOf: facts.reader.side ?? hidden.side } : {};
};

export const armyIsDefeated = defineRule<BattleFacts>({
  id: 'army-is-defeated',
  rows: ['GT-WIN-001', 'GT-WIN-002'],
  title: words('As a turn ends, an army is defeated'),
  source: 'GRAND TRIUMPH! 2017, Victory Conditions',
  things: () => [''],
  dependsOn(facts) {
    const { losses, seen } = countLosses(facts);
    return [
      facts.profile,
      facts.reader.side,
      ...[...losses, ...seen].flatMap(sumsOf),
      ...losses.map(({ campsLost }) => campsLost),
    ];
  },
  check(facts) {
    const { losses } = countLosses(facts);
    const outcome = outcomeOf(losses);
    if (outcome.kind === 'none') return [];
    const [army, enemy] = outcome.kind === 'defeat' && outcome.side === 'blue' ? losses.toReversed() : losses;
    const found =
      outcome.kind === 'equal' ? equal(army as ArmyLosses) : defeat(army as ArmyLosses, enemy as ArmyLosses);
    return [{ ...found, ...secrecy(facts), ...doubts(facts, losses) }];
  },
});
