import { poseFrom, THIS_TABLE } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { boardWith, deployed, emptyTable, type LaidStand, marked, ordered, play, sentTo } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { campsInTheirStep } from './camps-in-their-step.ts';
import { commandsInTheirStep } from './commands-in-their-step.ts';
import { firstTurnByAdvantaged } from './first-turn-by-advantaged.ts';
import { undeployedTroopsSitOut } from './undeployed-troops-sit-out.ts';
import type { Snapshot } from '../../records/table.ts';
import { THIS_STEP } from '../../records/step.ts';

type Side = 'red' | 'blue';

/** Red has the advantage. */
const inStep = (number: number, from: Snapshot = emptyTable()): Snapshot =>
  changed(from, (edits) => edits.put('step', THIS_STEP, { number, done: {}, advantaged: 'red' }));

const withCamp = (side: Side, from: Snapshot = emptyTable(), ally?: true): Snapshot => {
  const id = `camp:${side}${ally ? '-ally' : ''}`;
  return changed(from, (edits) =>
    edits
      .put('camp', id, { side, size: [4000, 2000], ...(ally ? { ally } : {}) })
      .put('pose', id, poseFrom(45, side === 'red' ? 1 : 35, 0)),
  );
};

const withCard = (code: string, from: Snapshot): Snapshot =>
  changed(from, (edits) => edits.put('army', 'blue', { name: 'Nomads', halfPoints: 288, cards: [{ code, count: 1 }] }));

const camps = (snapshot: Snapshot, reader?: Side) =>
  flagsOf(campsInTheirStep, snapshot, reader).map(({ side, part }) => `${side} ${part}`);

describe('when camps are pitched', () => {
  it('GT-ORDER-004: the disadvantaged side’s in step 3: before it is flagged, in it fine, after it missing', () => {
    expect(camps(inStep(2, withCamp('blue')))).toEqual(['blue early']);
    expect(camps(inStep(3, withCamp('blue')))).toEqual([]);
    expect(camps(inStep(3))).toEqual([]);
    expect(camps(inStep(4))).toEqual(['blue main']);
    expect(camps(inStep(4, withCamp('blue')))).toEqual([]);
    expect(saidOf(campsInTheirStep, inStep(2, withCamp('blue')))).toEqual([
      'In step 2 a camp is on the board already; camps of this side come in step 3.',
    ]);
  });

  it('GT-ORDER-006: the advantaged side’s in step 4, after the other’s', () => {
    expect(camps(inStep(3, withCamp('red')))).toEqual(['red early']);
    const blue = withCamp('blue');
    expect(camps(inStep(4, withCamp('red', blue)))).toEqual([]);
    expect(camps(inStep(5, blue))).toEqual(['red main']);
    expect(camps(inStep(5, withCamp('red', blue)))).toEqual([]);
    expect(flagsOf(campsInTheirStep, inStep(5, blue))).toMatchObject([
      { weight: 'illegal', measured: { value: 0, allowed: 1, is: 'at-least' } },
    ]);
    expect(saidOf(campsInTheirStep, inStep(5, blue))).toEqual([
      'The main camp was to be pitched in step 4 and is not on the board.',
    ]);
  });

  it('GT-ORDER-015, GT-ORDER-016: an allied command’s camp comes in the same step', () => {
    // The army of these tables has one allied command, the third.
    const fourth = sentTo(ordered(), 4);
    const blue = withCamp('blue', fourth);
    expect(camps(blue, 'blue')).toEqual(['blue allies']);
    expect(saidOf(campsInTheirStep, blue, 'blue')).toEqual([
      'Ally camps on the board: 0 of 1. All were due in step 3.',
    ]);
    expect(camps(withCamp('blue', blue, true), 'blue')).toEqual([]);
    const fifth = sentTo(withCamp('red', withCamp('blue', blue, true)), 5);
    expect(camps(fifth, 'red')).toEqual(['red allies']);
    expect(camps(withCamp('red', fifth, true), 'red')).toEqual([]);
  });

  it('GT-ORDER-015: whether a command is allied is secret as long as its roster is sealed', () => {
    const fourth = withCamp('blue', sentTo(ordered(), 4));
    expect(flagsOf(campsInTheirStep, fourth, 'blue')).toMatchObject([{ secretOf: 'blue' }]);
    expect(flagsOf(campsInTheirStep, fourth, 'red')).toEqual([]);
    const open = deployed(withCamp('red', withCamp('blue', marked())), 'blue', 3);
    const allies = flagsOf(campsInTheirStep, open, 'red').filter(({ side }) => side === 'blue');
    expect(allies).toMatchObject([{ part: 'allies' }]);
    expect(allies[0]).not.toHaveProperty('secretOf');
  });

  it('GT-ORDER-015: where nothing is sealed an ally’s stands tell that its camp is due', () => {
    const of = (ally: true | undefined, command: 1 | 2) => {
      const secret = { command, ...(ally ? { ally } : {}) };
      return inStep(4, withCamp('blue', boardWith({ [`s${command}`]: { at: [45, 30, 180], side: 'blue', secret } })));
    };
    expect(camps(of(true, 1), 'blue')).toEqual(['blue allies']);
    expect(saidOf(campsInTheirStep, of(true, 1), 'blue')).toEqual([
      'Ally camps on the board: 0 of 1. All were due in step 3.',
    ]);
    expect(camps(of(undefined, 2), 'blue')).toEqual([]);
    expect(camps(of(true, 1), 'red')).toEqual([]);
  });

  it('GT-ORDER-004: cards that do away with the camp, or bring it later, need none by then', () => {
    for (const code of ['NC', 'PT', 'SW']) expect(camps(inStep(4, withCard(code, emptyTable())))).toEqual([]);
    expect(camps(inStep(4, withCard('FC', emptyTable())))).toEqual(['blue main']);
  });

  it('BC-19-STANDARD-DEPLOY-2: an army with the wagon’s card that has placed neither wagon nor camp is flagged after its last troops', () => {
    const army = withCard('SW', emptyTable());
    expect(camps(inStep(9, army))).not.toContain('blue main');
    expect(camps(inStep(10, army))).toContain('blue main');
    expect(saidOf(campsInTheirStep, inStep(10, withCamp('red', army)))).toEqual([
      'Neither a camp nor a standard wagon is on the board; the wagon was to be placed by step 9.',
    ]);
    expect(camps(inStep(10, withCamp('red', withCamp('blue', army))))).toEqual([]);
    expect(camps(inStep(10, withCamp('red', withCard('NC', army))))).toEqual([]);
  });

  it('GT-ORDER-004: nothing is said before roles are agreed, or once the battle has begun', () => {
    expect(camps(withCamp('blue'))).toEqual([]);
    expect(camps(inStep(11))).toEqual([]);
    const begun = changed(inStep(10), (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));
    expect(camps(begun)).toEqual([]);
    expect(camps(inStep(10))).toEqual(['red main', 'blue main']);
  });
});

/** Stands of these commands on the board, and one in reserve for each of the others. */
const withCommands = (side: Side, out: readonly (1 | 2 | 3)[], reserve: readonly (1 | 2 | 3)[] = []): Snapshot => {
  const at = (command: number) => [20 * command, side === 'red' ? 6 : 30, 0] as const;
  const laid = Object.fromEntries(
    out.map((command): [string, LaidStand] => [`s${command}`, { at: at(command), side, command }]),
  );
  return changed(boardWith(laid), (edits) => {
    for (const command of reserve)
      edits
        .put('stand', `s${command}`, { side, troopType: 'SPR', place: 'reserve' })
        .putSecret(side, 'stand', `s${command}`, { command, halfPoints: 8 });
  });
};

const commands = (snapshot: Snapshot, reader?: Side) =>
  flagsOf(commandsInTheirStep, snapshot, reader).map(({ side, part }) => `${side} ${part}`);

describe('when commands deploy', () => {
  it('GT-ORDER-010: before step 7 a stand of the disadvantaged side on the board is flagged, in it fine', () => {
    expect(commands(inStep(6, withCommands('blue', [1])))).toEqual(['blue early']);
    expect(saidOf(commandsInTheirStep, inStep(6, withCommands('blue', [1, 2])))).toEqual([
      'Stands deployed already in step 6: 2. This side deploys from step 7 on.',
    ]);
    expect(commands(inStep(7, withCommands('blue', [1])))).toEqual([]);
  });

  it('GT-ORDER-010: two commands in step 7 are fine, three are flagged', () => {
    expect(commands(inStep(7, withCommands('blue', [1, 2], [3])))).toEqual([]);
    const three = inStep(7, withCommands('blue', [1, 2, 3]));
    expect(commands(three)).toEqual(['blue many']);
    expect(flagsOf(commandsInTheirStep, three)).toMatchObject([
      {
        weight: 'illegal',
        measured: { value: 3, allowed: 2, is: 'at-most', unit: 'commands' },
        about: ['s1', 's2', 's3'],
      },
    ]);
    expect(saidOf(commandsInTheirStep, three)).toEqual([
      'Commands deployed: 3. By step 7 this side may have deployed 2.',
    ]);
  });

  it('GT-ORDER-010: fewer than two by the end of step 7 are flagged', () => {
    expect(commands(inStep(7, withCommands('blue', [1], [2, 3])))).toEqual([]);
    const one = inStep(8, withCommands('blue', [1], [2, 3]));
    expect(commands(one)).toEqual(['blue few']);
    expect(flagsOf(commandsInTheirStep, one)).toMatchObject([
      { weight: 'illegal', secretOf: 'blue', measured: { value: 1, allowed: 2, is: 'exactly' } },
    ]);
    expect(flagsOf(commandsInTheirStep, one)[0]?.remedy?.text).toBe(
      'Deploy the others now; only a flank march, and troops for which there is no room, stay off the board.',
    );
    expect(saidOf(commandsInTheirStep, one)).toEqual(['Commands deployed: 1. By the end of step 7 there should be 2.']);
    expect(commands(inStep(8, withCommands('blue', [1, 2], [3])))).toEqual([]);
  });

  it('GT-ORDER-010: a side with one command alone owes no second one', () => {
    expect(commands(inStep(8, withCommands('blue', [1])))).toEqual([]);
    expect(commands(inStep(8, withCommands('blue', [], [1])))).toEqual(['blue few']);
  });

  it('GT-ORDER-011: the advantaged side deploys from step 8, all that does not march', () => {
    expect(commands(inStep(7, withCommands('red', [2])))).toEqual(['red early']);
    expect(commands(inStep(8, withCommands('red', [1, 2, 3])))).toEqual([]);
    expect(commands(inStep(8, withCommands('red', [1], [2, 3])))).toEqual([]);
    expect(commands(inStep(9, withCommands('red', [1, 2], [3])))).toEqual(['red few']);
    expect(flagsOf(commandsInTheirStep, inStep(9, withCommands('red', [1, 2], [3])))).toMatchObject([
      { measured: { value: 2, allowed: 3, is: 'at-least' } },
    ]);
    expect(commands(inStep(9, withCommands('red', [1, 2, 3])))).toEqual([]);
  });

  it('GT-ORDER-012: the disadvantaged side’s third command comes in step 9', () => {
    expect(commands(inStep(8, withCommands('blue', [1, 2, 3])))).toEqual(['blue many']);
    expect(commands(inStep(9, withCommands('blue', [1, 2, 3])))).toEqual([]);
    expect(commands(inStep(9, withCommands('blue', [1, 2], [3])))).toEqual([]);
    expect(commands(inStep(10, withCommands('blue', [1, 2], [3])))).toEqual(['blue few']);
  });

  it('GT-ORDER-011, GT-ORDER-012: a command that marches is not waited for; which two are meant then is open', () => {
    const march = { 3: { edge: 'LF' } } as const;
    const seven = marked({}, march);
    const one = sentTo(deployed(seven, 'blue', 1), 8);
    expect(flagsOf(commandsInTheirStep, one, 'blue')).toMatchObject([
      { part: 'few', weight: 'doubtful', isUnverified: true, measured: { value: 1, allowed: 2 } },
    ]);
    const two = sentTo(deployed(deployed(seven, 'blue', 1), 'blue', 2), 8);
    expect(commands(two, 'blue')).toEqual([]);
    expect(commands(sentTo(two, 10), 'blue')).toEqual([]);
  });

  it('GT-ORDER-010: what is still in reserve is told to its own side alone, because it may march', () => {
    const one = sentTo(deployed(marked(), 'blue', 1), 8);
    expect(commands(one, 'blue')).toEqual(['blue few']);
    expect(commands(one, 'red')).toEqual([]);
    expect(flagsOf(commandsInTheirStep, { public: one.public, sides: {} })).toEqual([]);
  });

  it('GT-ORDER-010: while rosters are sealed only its own side can count commands', () => {
    const laid = boardWith(
      Object.fromEntries(
        ([1, 2, 3] as const).map((command) => [
          `b${command}`,
          { at: [20 * command, 30, 180], side: 'blue', secret: { command } },
        ]),
      ),
    );
    const seven = inStep(7, laid);
    expect(flagsOf(commandsInTheirStep, seven, 'blue')).toMatchObject([{ part: 'many', secretOf: 'blue' }]);
    expect(flagsOf(commandsInTheirStep, seven, 'red')).toEqual([]);
    expect(flagsOf(commandsInTheirStep, inStep(7, withCommands('blue', [1, 2, 3])), 'red')[0]).not.toHaveProperty(
      'secretOf',
    );
    expect(flagsOf(commandsInTheirStep, inStep(6, laid), 'red')).toMatchObject([{ part: 'early' }]);
  });

  it('GT-ORDER-010: nothing is said before roles are agreed, or once the first turn has begun', () => {
    expect(commands(withCommands('blue', [1, 2, 3]))).toEqual([]);
    const begun = changed(inStep(10, withCommands('blue', [1], [2])), (edits) =>
      edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }),
    );
    expect(commands(inStep(10, withCommands('blue', [1], [2])))).toEqual(['blue few']);
    expect(commands(begun)).toEqual([]);
  });
});

describe('the first turn', () => {
  const turn = (side: Side, number = 1) =>
    changed(inStep(10), (edits) => edits.put('turn', THIS_TABLE, { number, side }));

  it('GT-ORDER-013: belongs to the side with the advantage', () => {
    expect(saidOf(firstTurnByAdvantaged, turn('red'))).toEqual([]);
    expect(flagsOf(firstTurnByAdvantaged, turn('blue'))).toMatchObject([{ weight: 'illegal', side: 'blue' }]);
    expect(saidOf(firstTurnByAdvantaged, turn('blue'))).toEqual([
      'The first turn belongs to the side with the advantage, and it is the other side’s.',
    ]);
  });

  it('GT-ORDER-013: the second may be either’s, and without roles nobody knows', () => {
    expect(saidOf(firstTurnByAdvantaged, turn('blue', 2))).toEqual([]);
    expect(saidOf(firstTurnByAdvantaged, play(emptyTable(), 'blue-captain', 'begin-turn', {}).snapshot)).toEqual([]);
    expect(saidOf(firstTurnByAdvantaged, inStep(10))).toEqual([]);
  });
});

describe('troops for which there was no room', () => {
  const left = withCommands('red', [1], [2, 3]);
  const begun = changed(left, (edits) => edits.put('turn', THIS_TABLE, { number: 1, side: 'red' }));

  it('GT-DEPLOY-006: are told to their own side once the battle begins', () => {
    expect(saidOf(undeployedTroopsSitOut, inStep(10, left))).toEqual([]);
    for (const table of [inStep(11, left), begun]) {
      expect(saidOf(undeployedTroopsSitOut, table, 'red')).toEqual([
        'Stands not deployed: 2. They stay off the board and are not lost.',
      ]);
      expect(flagsOf(undeployedTroopsSitOut, table, 'red')).toMatchObject([
        { weight: 'reminder', secretOf: 'red', about: ['s2', 's3'] },
      ]);
      expect(flagsOf(undeployedTroopsSitOut, table, 'blue')).toEqual([]);
    }
  });

  it('GT-DEPLOY-006: who is on a flank march is not among them', () => {
    const away = changed(begun, (edits) =>
      edits.putSecret('red', 'stand', 's2', { command: 2, halfPoints: 8, place: 'flank' }),
    );
    expect(flagsOf(undeployedTroopsSitOut, away, 'red')).toMatchObject([{ about: ['s3'] }]);
    const all = changed(away, (edits) => edits.put('stand', 's3', { side: 'red', troopType: 'SPR', place: 'lost' }));
    expect(flagsOf(undeployedTroopsSitOut, all, 'red')).toEqual([]);
  });
});
