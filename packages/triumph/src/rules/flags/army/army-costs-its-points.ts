import { words } from '@vexillum/model';
import { draftHalfPoints, pointsText } from '../../armies/draft-points.ts';
import { armyRule } from './define-army-rule.ts';

/** Every card's price is a part of the sum. */
const prices = [
  'BC-00-BASE-3',
  'BC-00-FORMAT-5',
  'BC-01-DEPDIS-COST-1',
  'BC-01-DEPDIS-COST-2',
  'BC-02-MIDDIS-COST-1',
  'BC-02-MIDDIS-COST-3',
  'BC-03-VALETS-COST-1',
  'BC-04-LCAMEL-COST-1',
  'BC-05-CCAMEL-COST-1',
  'BC-06-CAMELINF-COST-1',
  'BC-07-BOWMEN-COST-1',
  'BC-07-BOWMEN-COST-2',
  'BC-08-MOBINF-COST-1',
  'BC-08-MOBINF-COST-2',
  'BC-09-PLAUST-COST-1',
  'BC-10-HOLD-COST-1',
  'BC-11-HOPLITE-COST-1',
  'BC-12-CHARGE-COST-1',
  'BC-13-AMBUSH-COST-1',
  'BC-14-DEFENSES-COST-1',
  'BC-15-SCYTHED-COST-1',
  'BC-16-NOCAMP-COST-1',
  'BC-17-FORTCAMP-COST-1',
  'BC-18-PACK-COST-1',
  'BC-19-STANDARD-COST-1',
  'BC-20-ESCREEN-COST-1',
  'BC-21-SHOWER-COST-1',
  'BC-22-CHAINED-COST-1',
  'BC-23-SWORD-COST-1',
  'BC-23-SWORD-COST-2',
  'BC-24-DECEPT-COST-2',
  'BC-24-DECEPT-COST-3',
  'BC-24-DECEPT-COST-4',
  'BC-24-DECEPT-COST-5',
  'BC-24-DECEPT-COST-6',
];

export const armyCostsItsPoints = armyRule(
  {
    id: 'army-costs-its-points',
    rows: ['GT-SCALE-001', ...prices],
    title: words('The army is worth what the game asks'),
    source: 'GRAND TRIUMPH! 2017, Scale; Battle Cards 1.0, Cost',
  },
  (draft) => {
    const { value: wanted, isVerified } = draft.profile.armyHalfPoints;
    const halfPoints = draftHalfPoints(draft);
    const over = halfPoints - wanted;
    if (over === 0) return [];
    const measured = { value: halfPoints, allowed: wanted, is: 'exactly', unit: 'half-points' } as const;
    const unsure = isVerified ? {} : ({ isUnverified: true } as const);
    if (over > 0)
      return [
        {
          weight: isVerified ? 'illegal' : 'doubtful',
          part: 'over',
          says: words(
            'The army is worth {0} points; {1} are allowed: {2} too many.',
            pointsText(halfPoints),
            pointsText(wanted),
            pointsText(over),
          ),
          remedy: words('Take out stands or cards worth {0} points.', pointsText(over)),
          measured,
          ...unsure,
        },
      ];
    const isLessFine = draft.profile.isArmyOfFewerPointsAllowed.value;
    return [
      {
        weight: isLessFine ? 'reminder' : 'doubtful',
        part: 'under',
        says: words(
          'The army is worth {0} points of {1}: {2} are left to spend.',
          pointsText(halfPoints),
          pointsText(wanted),
          pointsText(-over),
        ),
        remedy: words('Add stands or cards worth {0} points.', pointsText(-over)),
        measured: isLessFine ? { ...measured, is: 'at-most' } : measured,
        ...unsure,
      },
    ];
  },
);
