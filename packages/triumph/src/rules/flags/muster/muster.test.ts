import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import {
  asSeenBy,
  begun,
  deployed,
  emptyTable,
  marked,
  type Orders,
  sealedTable,
  sentTo,
  splitArmy,
  standsIn,
  withArmy,
  withOrders,
} from '../../testing/index.ts';
import { SEALED_ORDERS } from '../../actions/plays-openly.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import type { Snapshot } from '../../records/table.ts';
import { broughtArmyHasItsPoints } from './brought-army-has-its-points.ts';
import {
  marchesLeaveSomebody,
  orderedAlliesKeepToThemselves,
  orderedCommandsAreLargeEnough,
  orderedCommandsAreLed,
} from './commands-as-ordered.ts';
import { musterRules } from './muster-rules.ts';

const spears = (count: number) => ({
  ...splitArmy,
  stands: Array.from({ length: count }, () => ({ troopType: 'SPR', command: 1 as const, halfPoints: 8 })),
  cards: [],
});

/** Red has sealed, and blue as its army came. */
const sealed = (red: Orders = {}): Snapshot =>
  withOrders(withOrders(sentTo(begun(sealedTable()), 2), 'red', red), 'blue', {}, 2);

/** As spectators and the other side's ledger have it. */
const inPublic = (table: Snapshot): Snapshot => ({ public: table.public, sides: {} });

describe('armies at the table', () => {
  it('GT-SCALE-001: too many points are flagged to everybody, as soon as it is brought', () => {
    const table = (count: number) => withArmy(emptyTable(), 'red', spears(count)).snapshot;
    expect(saidOf(broughtArmyHasItsPoints, table(36))).toEqual([]);
    for (const reader of [undefined, 'red', 'blue'] as const)
      expect(saidOf(broughtArmyHasItsPoints, table(37), reader)).toEqual([
        'This army has 148 points; 144 are allowed.',
      ]);
    expect(flagsOf(broughtArmyHasItsPoints, table(37))).toMatchObject([
      { weight: 'illegal', side: 'red', measured: { value: 296, allowed: 288 } },
    ]);
  });

  it('GT-CMD-003: a small command is told to its side and an umpire when it is sealed, to others as its roster opens', () => {
    const table = sealed();
    const said = (reader?: 'red' | 'blue') =>
      flagsOf(orderedCommandsAreLargeEnough, table, reader).filter(({ side }) => side === 'red');
    expect(said().map(({ part }) => part)).toEqual(['small:1', 'small:2', 'small:3']);
    expect(said('red').map(({ says }) => plainText(says))[0]).toBe(
      'Command 1 has 8 points; at least 24 are asked for.',
    );
    for (const flag of said()) expect(flag.secretOf).toBe('red');
    expect(said('blue')).toEqual([]);
    expect(flagsOf(orderedCommandsAreLargeEnough, inPublic(table))).toEqual([]);
    const open = deployed(sentTo(marked(), 8), 'red', 1);
    const toBlue = flagsOf(orderedCommandsAreLargeEnough, open, 'blue').filter(({ side }) => side === 'red');
    expect(toBlue).toMatchObject([{ part: 'small:1', measured: { value: 16, allowed: 48 } }]);
    expect(toBlue[0]).not.toHaveProperty('secretOf');
  });

  it('GT-CMD-003: nothing is said while a team still drafts', () => {
    expect(musterRules.flatMap((rule) => flagsOf(rule, sentTo(begun(sealedTable()), 2)))).toEqual([]);
  });

  it('GT-CMD-004: a command without a general', () => {
    const table = sealed({ 2: { general: null } });
    expect(flagsOf(orderedCommandsAreLed, table).filter(({ side }) => side === 'red')).toMatchObject([
      { part: '2', weight: 'illegal', secretOf: 'red' },
    ]);
    expect(flagsOf(orderedCommandsAreLed, table, 'blue')).toEqual([]);
  });

  it('GT-FLANK-001, GT-CMD-006: an ally mixed with own troops, or split, is told to nobody else', () => {
    const draft = sealed();
    const [first = ''] = standsIn(draft, 'red', 1);
    const [guest = ''] = standsIn(draft, 'red', 3).filter((id) => draft.sides['red']?.stand.get(id)?.ally);
    expect(guest).not.toBe('');
    const flags = flagsOf(orderedAlliesKeepToThemselves, draft).filter(({ side }) => side === 'red');
    // The third command of these armies has a guest and one of its own.
    expect(flags).toMatchObject([{ part: 'mixed:3', weight: 'illegal', secretOf: 'red' }]);
    expect(flagsOf(orderedAlliesKeepToThemselves, draft, 'blue').filter(({ side }) => side === 'red')).toEqual([]);
    expect(first).not.toBe(guest);
  });

  it('GT-CMD-006: two allies that are both split are two flags', () => {
    const guests = ['Gauls', 'Ligurians'].flatMap((polity) =>
      ([2, 3] as const).map((command) => ({ troopType: 'SPR', command, halfPoints: 8, ally: true, polity })),
    );
    const army = { ...splitArmy, stands: [...splitArmy.stands, ...guests] };
    const table = withOrders(
      sentTo(begun(withArmy(emptyTable({ [SEALED_ORDERS]: true }), 'red', army).snapshot), 2),
      'red',
    );
    const split = flagsOf(orderedAlliesKeepToThemselves, table, 'red').filter(({ part }) => part?.startsWith('split'));
    expect(split.map(({ says }) => plainText(says))).toEqual(
      ['2, 3', '2, 3'].map((where) => `Troops of one ally are in more than one command: ${where}.`),
    );
    expect(new Set(split.map(({ id }) => id)).size).toBe(2);
  });

  it('GT-FLANK-002: with every command on a march nobody deploys', () => {
    const march = { edge: 'LF' } as const;
    const table = sealed({ 1: march, 2: { edge: 'RF' }, 3: { edge: 'LB' } });
    expect(flagsOf(marchesLeaveSomebody, table, 'red')).toMatchObject([{ weight: 'doubtful', secretOf: 'red' }]);
    expect(flagsOf(marchesLeaveSomebody, table, 'blue')).toEqual([]);
    expect(flagsOf(marchesLeaveSomebody, sealed({ 1: march }), 'red')).toEqual([]);
  });

  it('twin evenings: whatever red sealed, blue and the spectators are told the same of it', () => {
    const told = (table: Snapshot) =>
      [asSeenBy(table, 'blue'), inPublic(table)].map((seen) =>
        musterRules.flatMap((rule) =>
          flagsOf(rule, seen, 'blue')
            .filter(({ side }) => side === 'red')
            .map(({ id }) => id),
        ),
      );
    const plain = told(sealed());
    for (const orders of [
      { 1: { general: null } },
      { 1: { edge: 'LF' }, 2: { edge: 'RF' }, 3: { edge: 'LB' } },
      { 3: { ally: false } },
    ] satisfies Orders[])
      expect(told(sealed(orders))).toEqual(plain);
  });
});
