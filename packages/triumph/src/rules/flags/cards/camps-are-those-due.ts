import { type SideId, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { campDue, pitchedCamps } from '../../deployment/camp-due.ts';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { isDeploying } from '../deployment/is-deploying.ts';
import { standRecords } from '../stands-of.ts';
import { campFormOf } from './camp-form-of.ts';

const manyMain = (side: SideId, ids: readonly string[], hasWagon: boolean): Finding => ({
  weight: 'illegal',
  part: 'main',
  says: hasWagon
    ? words('A standard wagon stands in the place of the camp, and this army has both on the board.')
    : words('Main camps of this army on the board: {0}. An army has one.', ids.length),
  remedy: words('Take up all but one of them, or say which is the camp of an ally by pitching it anew.'),
  measured: { value: ids.length, allowed: 1, is: 'at-most', unit: 'pieces' },
  about: ids,
  side,
});

/** One of a main camp and a standard wagon, once. */
export const armyHasOneMainCamp = defineRule<BattleFacts>({
  id: 'army-has-one-main-camp',
  rows: ['GT-DEPLOY-002', 'BC-19-STANDARD-DEPLOY-1'],
  title: words('An army has one main camp'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Restrictions; Battle Cards 1.0, card 19',
  things: () => sides,
  dependsOn: (facts) => [facts.snapshot.public.camp, facts.snapshot.public.army, facts.profile, isDeploying(facts)],
  check(facts, side) {
    const { main } = pitchedCamps(facts.snapshot, side);
    if (!isDeploying(facts) || main.length < 2) return [];
    const hasWagon = main.some(([, camp]) => campFormOf(facts, camp) === 'wagon');
    return [
      manyMain(
        side,
        main.map(([id]) => id),
        hasWagon,
      ),
    ];
  },
});

const tooMany = (side: SideId, ids: readonly string[], count: number): Finding => ({
  weight: 'illegal',
  says: words('Ally camps on the board: {0}; allied commands of this army: {1}.', ids.length, count),
  remedy: words('Take up those that belong to no ally.'),
  measured: { value: ids.length, allowed: count, is: 'at-most', unit: 'pieces' },
  about: ids,
  side,
});

/** Without an ally there is no camp of one. */
export const allyCampHasItsAlly = defineRule<BattleFacts>({
  id: 'ally-camp-has-its-ally',
  rows: ['GT-ORDER-015', 'GT-ORDER-016'],
  title: words('An ally camp belongs to an allied command'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Order',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.snapshot.public.camp,
    facts.snapshot.public.army,
    facts.snapshot.public.seal,
    facts.snapshot.sides[side]?.seal,
    facts.profile,
    isDeploying(facts),
    ...standRecords(facts, side),
  ],
  check(facts, side) {
    const { allied } = pitchedCamps(facts.snapshot, side);
    const due = campDue(facts.snapshot, facts.profile, side).allied;
    if (!isDeploying(facts) || !facts.snapshot.public.army.has(side)) return [];
    if (!due.isSure || allied.length <= due.count) return [];
    const finding = tooMany(
      side,
      allied.map(([id]) => id),
      due.count,
    );
    return [{ ...finding, ...(due.isTold ? {} : { secretOf: side }) }];
  },
});
