import { type SideId, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import { cardCodes } from '../../cards/card-codes.ts';
import { sides } from '../../deployment/order-of-play.ts';
import { rowOf } from '../../profiles/sourced-table.ts';
import type { BattleFacts, KnownStand } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { standsOf } from '../stands-of.ts';
import { standsThat } from '../stands-that.ts';
import { weigh } from '../weigh.ts';
import { linesWith } from './lines-with.ts';

const SOURCE = 'Battle Cards 1.0, card 7';
const HALF_POINTS = 2;

const isBowman = ({ stand }: KnownStand): boolean => stand.uses?.[cardCodes.bowmen] !== undefined;
const isSupported = ({ stand }: KnownStand): boolean => stand.uses?.[cardCodes.supportable] !== undefined;

const supportedOf = (facts: BattleFacts, side: SideId): KnownStand[] => standsOf(facts, side).filter(isSupported);

/** Bowmen that were set aside for it; the others give nothing. */
const bowmenOf = (facts: BattleFacts, side: SideId): KnownStand[] =>
  standsOf(facts, side).filter((known) => isBowman(known) && known.stand.place === 'undeployed');

/** How many stands these bowmen support, by what their type costs. */
const reachOf = ({ profile }: BattleFacts, bowmen: readonly KnownStand[]): number => {
  const points = bowmen.map(
    ({ stand }) => (rowOf(profile.troopTypes, stand.was ?? stand.troopType)?.halfPoints ?? 0) / HALF_POINTS,
  );
  return Math.floor(points.reduce((sum, own) => sum + own, 0) * profile.cards.supportingBowmen.standsPerPoint.value);
};

export const supportHasItsBowmen = defineRule<BattleFacts>({
  id: 'support-has-its-bowmen',
  rows: ['BC-07-BOWMEN-SELECT-4', 'BC-07-BOWMEN-DEPLOY-1', 'BC-07-BOWMEN-DEPLOY-2'],
  title: words('For supported stands bowmen are set aside'),
  source: SOURCE,
  things: () => sides,
  dependsOn: (facts, side) => [facts.profile, ...supportedOf(facts, side), null, ...bowmenOf(facts, side)],
  check(facts, side) {
    const supported = supportedOf(facts, side);
    const bowmen = bowmenOf(facts, side);
    const reach = reachOf(facts, bowmen);
    if (supported.length <= reach) return [];
    return [
      {
        ...weigh(facts.profile.cards.supportingBowmen.standsPerPoint),
        says: words(
          'Stands supported by bowmen: {0}. The bowmen that were set aside ({1}) are enough for {2}.',
          supported.length,
          bowmen.length,
          reach,
        ),
        remedy: words('Set more bowmen aside from the reserve, or take the support back.'),
        measured: { value: supported.length, allowed: reach, is: 'at-most', unit: 'stands' },
        about: supported.map(({ id }) => id),
        side,
      },
    ];
  },
});

export const bowmenComeFromReserve = defineRule<BattleFacts>({
  id: 'bowmen-come-from-reserve',
  rows: ['BC-07-BOWMEN-DEPLOY-4'],
  title: words('Bowmen on the board do not become support'),
  source: SOURCE,
  things: standsThat(({ uses, place }) => uses?.[cardCodes.bowmen] !== undefined && place === 'board'),
  dependsOn: (facts, id) => [facts.stands.get(id), nameIn(facts, id)],
  check(facts, id) {
    const known = facts.stands.get(id);
    if (!known) return [];
    return [
      {
        weight: 'illegal',
        says: words('{0} is on the board, so it cannot be set aside to support others.', nameIn(facts, id)),
        remedy: words('Let it fight as bowmen, and set others aside.'),
        side: known.stand.side,
        fix: {
          says: words('Let it fight as bowmen'),
          action: 'use-card',
          args: { card: cardCodes.bowmen, stands: [{ id }], back: true },
        },
      },
    ];
  },
});

const shown = (facts: BattleFacts, line: string): KnownStand[] =>
  (linesWith(facts, cardCodes.supportable).get(line) ?? []).filter(({ stand }) => stand.place === 'board');

/** All of a line or none, or else each supported stand shows its bowmen, as it does on this board. Each line by itself. */
export const supportOfPartOfALine = defineRule<BattleFacts>({
  id: 'support-of-part-of-a-line',
  rows: ['BC-07-BOWMEN-SELECT-2', 'BC-07-BOWMEN-SELECT-3', 'BC-07-BOWMEN-SELECT-5', 'BC-07-BOWMEN-SELECT-7'],
  title: words('A line is supported as a whole, or stand by stand where it shows'),
  source: SOURCE,
  things: (facts) => linesWith(facts, cardCodes.supportable).keys(),
  dependsOn: shown,
  check(facts, line) {
    const stands = shown(facts, line);
    const without = stands.filter((stand) => !isSupported(stand));
    if (without.length === 0 || without.length === stands.length) return [];
    const side = without[0]?.stand.side ?? '';
    return [
      {
        weight: 'reminder',
        says: words(
          '{0} of {1} stands of this line are supported: allowed where each of them shows its bowmen, as here on the board; else it is all or none.',
          stands.length - without.length,
          stands.length,
        ),
        remedy: words('Play on like this, or support all of the line or none.'),
        measured: { value: stands.length - without.length, allowed: stands.length, is: 'exactly', unit: 'stands' },
        about: without.map(({ id }) => id),
        side,
        secretOf: side,
      },
    ];
  },
});
