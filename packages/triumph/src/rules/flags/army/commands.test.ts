import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import {
  type ArmyDraft,
  asTroops,
  withCommand,
  withGeneral,
  withOverall,
  withPlan,
  withStands,
  withoutGeneral,
} from '../../armies/army-draft.ts';
import { armyFileOf } from '../../armies/army-file-of.ts';
import { withAlly } from '../../armies/draft-allies.ts';
import { overallGeneral } from '../../armies/draft-generals.ts';
import { commandHalfPoints } from '../../armies/draft-points.ts';
import { splitCommands } from '../../armies/split-commands.ts';
import { grand201706 as grand } from '../../profiles/grand-2017-06.ts';
import { triumph11 as standard } from '../../profiles/triumph-1-1.ts';
import { armyDraftWith, listWith, withTroops } from '../../testing/army-draft-with.ts';
import { flagsOn } from './flags-on.ts';

const kingdom = listWith({
  name: 'Kingdom',
  lines: [
    { types: ['KNT'], name: 'Knights' },
    { types: ['SPR'], name: 'Spearmen' },
    { types: ['SKM'], name: 'Slingers' },
    { types: ['RBL', 'ART'], name: 'Others' },
    { types: ['LFT'], name: 'Javelins' },
  ],
  generals: ['KNT'],
});
const steppe = listWith({
  name: 'Nomads',
  lines: [{ types: ['HBW', 'LFT'], name: 'Horse archers' }],
  generals: ['HBW'],
});

const flag = (draft: ArmyDraft, rule: string) => flagsOn(draft).find((each) => each.rule === rule);
const says = (draft: ArmyDraft, rule: string): string => {
  const found = flag(draft, rule);
  return found ? plainText(found.says) : 'nothing';
};
const keysIn = (draft: ArmyDraft, command: number | null, type?: string) =>
  draft.stands
    .filter((stand) => stand.command === command && (type === undefined || stand.troopType === type))
    .map(({ key }) => key);
const rules = (draft: ArmyDraft): string[] => flagsOn(draft).map(({ rule }) => rule);

const lawful = armyDraftWith(
  kingdom,
  grand,
  [1, 1, 'KNT'],
  [2, 1, 'KNT'],
  [3, 1, 'KNT'],
  [1, 11, 'SPR'],
  [2, 11, 'SPR'],
  [3, 11, 'SPR'],
);

const withNomads = () => {
  const draft = withAlly(armyDraftWith(kingdom, grand), { name: 'Nomads', by: 'full', list: steppe, dateRange: null });
  const key = draft.allies[0]?.key ?? '';
  return {
    key,
    draft: withTroops(draft, [1, 1, 'KNT'], [2, 1, 'KNT'], [1, 12, 'SPR'], [2, 10, 'SPR'], [3, 12, 'HBW', key]),
  };
};

describe('the commands of an army', () => {
  it('GT-SCALE-002: there are three, and every stand is in one of them', () => {
    expect(rules(lawful)).toEqual([]);
    const [stray = ''] = keysIn(lawful, 2, 'SPR');
    expect(says(withCommand(lawful, [stray], null), 'army-is-split-into-its-commands')).toBe(
      'Stands in no command yet: 1.',
    );
    const two = withCommand(lawful, keysIn(lawful, 3), 2);
    expect(flag(two, 'army-is-split-into-its-commands')).toMatchObject({
      measured: { value: 2, allowed: 3, is: 'exactly' },
    });
    expect(flag(two, 'command-is-large-enough')).toBeUndefined();
  });

  it('GT-SCALE-003: 60, 30 and 54 points are a fair split', () => {
    const uneven = armyDraftWith(
      kingdom,
      grand,
      [1, 15, 'KNT'],
      [2, 6, 'SPR'],
      [2, 2, 'LFT'],
      [3, 12, 'SPR'],
      [3, 2, 'LFT'],
    );
    expect([1, 2, 3].map((command) => commandHalfPoints(uneven, command as 1 | 2 | 3) / 2)).toEqual([60, 30, 54]);
    expect(rules(uneven)).toEqual([]);
  });

  it('GT-CMD-003: 24 points are enough for a command, half a point less is not', () => {
    const six = armyDraftWith(kingdom, grand, [1, 1, 'KNT'], [2, 6, 'SPR'], [3, 6, 'KNT']);
    expect(
      flagsOn(six)
        .filter(({ rule }) => rule === 'command-is-large-enough')
        .map(({ id }) => id),
    ).toEqual(['command-is-large-enough:command:1']);
    const less = armyDraftWith(kingdom, grand, [1, 5, 'SPR'], [1, 1, 'LFT']);
    expect(flag(less, 'command-is-large-enough')).toMatchObject({
      weight: 'illegal',
      measured: { value: 46, allowed: 48, is: 'at-least' },
    });
    expect(says(less, 'command-is-large-enough')).toBe('Command 1 is worth 23 points; at least 24 are needed.');
  });

  it('GT-CMD-004: each command has one general, not none and not two', () => {
    const [leader = ''] = keysIn(lawful, 2, 'KNT');
    expect(says(withoutGeneral(lawful, leader), 'command-has-one-general')).toBe('Command 2 has no general.');
    const two: ArmyDraft = {
      ...lawful,
      stands: lawful.stands.map((stand) =>
        keysIn(lawful, 2, 'SPR')[0] === stand.key ? { ...stand, general: true } : stand,
      ),
    };
    expect(flag(two, 'command-has-one-general')).toMatchObject({ measured: { value: 2, allowed: 1, is: 'exactly' } });
  });

  it('GT-CMD-006: an ally is all in one command', () => {
    const { draft, key } = withNomads();
    expect(rules(draft)).toEqual([]);
    const some = draft.stands.filter((stand) => stand.ally === key && !stand.general).slice(0, 1);
    const spread = withCommand(
      draft,
      some.map((stand) => stand.key),
      2,
    );
    expect(says(spread, 'ally-is-one-command')).toBe('Nomads is spread over commands 2, 3; an ally is all in one.');
  });

  it('GT-FLANK-001: an ally’s command has nobody else in it', () => {
    const { draft, key } = withNomads();
    const [guest = ''] = keysIn(draft, 2, 'SPR');
    expect(says(withCommand(draft, [guest], 3), 'ally-command-is-its-own')).toBe(
      'Command 3 is of Nomads (12) and of others (1); an ally shares its command with nobody.',
    );
    expect(key).not.toBe('');
  });

  it('GT-FLANK-002, GT-FLANK-011: a flank march is a mark of a command, so all of it goes and nobody else', () => {
    const marching = withPlan(lawful, 3, { edge: 'LF' });
    expect(rules(marching)).toEqual([]);
    const [gone = ''] = keysIn(marching, 3, 'SPR');
    const moved = withCommand(marching, [gone], 2);
    expect(moved.plans[3].edge).toBe('LF');
    expect(keysIn(moved, 3)).toHaveLength(11);
    expect(says(withCommand(marching, [gone], null), 'flank-march-is-a-whole-command')).toBe(
      'Command 3 marches with all that it has (11); stands in no command do not go along (1).',
    );
    expect(flag(withCommand(marching, keysIn(marching, 3), 2), 'flank-march-is-a-whole-command')).toMatchObject({
      weight: 'illegal',
    });
  });
});

describe('generals', () => {
  it('GT-GEN-002: the overall commander leads the largest command, or one as large', () => {
    const [second = ''] = keysIn(lawful, 2, 'KNT');
    const named = withOverall(lawful, second);
    expect(overallGeneral(named)?.key).toBe(second);
    expect(rules(named)).toEqual([]);
    const smaller = withCommand(named, [keysIn(named, 2, 'SPR')[0] ?? ''], 1);
    expect(says(smaller, 'overall-commander-leads-the-largest')).toBe(
      'The overall commander leads command 2, worth 44 points; the largest is worth 52.',
    );
    expect(armyFileOf(smaller).stands.filter(({ overall }) => overall)).toMatchObject([{ command: 2, general: true }]);
  });

  it('GT-GEN-002: where nobody is named it is the general of the largest command; an ally’s may not be the largest', () => {
    const { draft, key } = withNomads();
    expect(overallGeneral(draft)?.command).toBe(1);
    const grown = withStands(draft, 0, 'HBW', 14, key);
    expect(says(grown, 'overall-commander-leads-the-largest')).toContain('the largest is worth 56');
  });

  it('GT-GEN-003: the overall commander is of a type that the list names', () => {
    const led = withGeneral(lawful, keysIn(lawful, 1, 'SPR')[0] ?? '');
    expect(says(withOverall(led, keysIn(led, 1, 'SPR')[0] ?? ''), 'overall-commander-is-of-a-named-type')).toBe(
      'The overall commander is Spear; the list names Knights.',
    );
    expect(
      flag(withOverall(led, keysIn(led, 2, 'KNT')[0] ?? ''), 'overall-commander-is-of-a-named-type'),
    ).toBeUndefined();
    const silent = { ...lawful, list: { ...kingdom, troopEntriesForGeneral: [] } };
    expect(flag(silent, 'overall-commander-is-of-a-named-type')).toMatchObject({ weight: 'unknown' });
  });

  it('GT-GEN-003: an ally is not overall commander', () => {
    const { draft } = withNomads();
    expect(
      says(withOverall(draft, keysIn(draft, 3, 'HBW')[0] ?? ''), 'overall-commander-is-of-a-named-type'),
    ).toContain('is an ally');
  });

  it('GT-GEN-004: an ally’s general is of a type that its own list names', () => {
    const { draft, key } = withNomads();
    const mixed = withTroops(draft, [3, 1, 'LFT', key]);
    const led = withGeneral(mixed, keysIn(mixed, 3, 'LFT')[0] ?? '');
    expect(says(led, 'ally-general-is-of-a-named-type')).toBe(
      'The general of Nomads is Light Foot; its list names Horse Bow.',
    );
    expect(flag(mixed, 'ally-general-is-of-a-named-type')).toBeUndefined();
    const silent = {
      ...draft,
      allies: draft.allies.map((ally) => ({ ...ally, list: { ...steppe, troopEntriesForGeneral: [] } })),
    };
    expect(flag(silent, 'ally-general-is-of-a-named-type')).toMatchObject({ weight: 'unknown' });
  });

  it.each(['SKM', 'RBL', 'ART'])('GT-GEN-005: %s do not lead a command of other troops', (type) => {
    const draft = withTroops(lawful, [1, 2, 'SPR'], [2, 1, type]);
    const led = withGeneral(draft, keysIn(draft, 2, type)[0] ?? '');
    expect(flag(led, 'lesser-general-may-lead')).toMatchObject({
      weight: 'illegal',
      measured: { value: 12, allowed: 0 },
    });
  });

  it('GT-GEN-006: they do where there is nobody else', () => {
    const own = armyDraftWith(kingdom, grand, [1, 12, 'KNT'], [2, 5, 'SKM'], [2, 1, 'RBL']);
    expect(flag(own, 'lesser-general-may-lead')).toBeUndefined();
    expect(flag(withTroops(own, [2, 1, 'SPR']), 'lesser-general-may-lead')).toMatchObject({
      measured: { value: 1, allowed: 0 },
    });
    const strict = { ...own, profile: { ...grand, mayLeadItsOwnKind: { ...grand.mayLeadItsOwnKind, value: false } } };
    expect(flag(strict, 'lesser-general-may-lead')).toBeDefined();
  });

  it('GT-GEN-005: any other type may lead a command that is not the largest', () => {
    expect(flag(withGeneral(lawful, keysIn(lawful, 2, 'SPR')[0] ?? ''), 'lesser-general-may-lead')).toBeUndefined();
  });
});

describe('command points', () => {
  const rule = 'command-points-are-exchanged-in-pairs';
  const mods = (draft: ArmyDraft, one: -1 | 0 | 1, two: -1 | 0 | 1, three: -1 | 0 | 1) =>
    withPlan(withPlan(withPlan(draft, 1, { mod: one }), 2, { mod: two }), 3, { mod: three });

  it('GT-CP-002, GT-CP-004: each +1 is paid for by one −1', () => {
    expect(says(mods(lawful, 1, -1, 0), rule)).toBe('nothing');
    expect(says(mods(lawful, 1, 0, 0), rule)).toBe(
      'Commands with +1 to their command points: 1, with −1: 0; each +1 is paid for by one −1.',
    );
    expect(says(mods(lawful, 1, 1, -1), rule)).toContain('Commands with +1 to their command points: 2, with −1: 1;');
    expect(says(mods(lawful, 0, 0, -1), rule)).toContain('Commands with +1 to their command points: 0, with −1: 1;');
  });

  it('GT-CP-008: a polity with one command has nobody to exchange with', () => {
    const { draft } = withNomads();
    expect(says(mods(draft, 1, -1, 0), rule)).toBe('nothing');
    expect(says(mods(draft, 0, 0, 1), rule)).toBe(
      'Command 3 is the only one of its nation; it has nobody to exchange command points with.',
    );
    expect(flagsOn(mods(draft, 1, 0, -1)).filter((each) => each.rule === rule)).toHaveLength(2);
  });

  it('GT-CP-003, GT-CP-005: it is a mark of the command when the army is split; giving it twice gives no more', () => {
    const twice = withPlan(withPlan(lawful, 2, { mod: 1 }), 2, { mod: 1 });
    expect(twice.plans[2]).toEqual({ edge: 'none', mod: 1 });
    expect(splitCommands(mods(lawful, 1, -1, 0)).plans[1].mod).toBe(1);
  });
});

describe('a split with an ally', () => {
  it('GT-CMD-006, GT-FLANK-001: dealing out keeps the ally together and alone', () => {
    const { draft, key } = withNomads();
    const strewn: ArmyDraft = {
      ...draft,
      stands: draft.stands.map((stand) => ({ ...asTroops(stand), command: null })),
    };
    const split = splitCommands(strewn);
    expect(split.stands.filter((stand) => stand.ally === key).every(({ command }) => command === 3)).toBe(true);
    expect(rules(split)).toEqual([]);
    expect(armyFileOf(split).stands.filter(({ ally }) => ally)).toHaveLength(12);
    expect(armyFileOf(split).stands.find(({ ally }) => ally)).toMatchObject({ polity: 'Nomads', command: 3 });
  });

  it('the standard game has one command, which the list’s own general leads', () => {
    expect(rules(armyDraftWith(kingdom, standard, [1, 1, 'KNT'], [1, 11, 'SPR']))).toEqual([]);
  });
});
