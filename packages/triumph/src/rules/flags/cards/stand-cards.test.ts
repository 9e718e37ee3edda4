import { plainText } from '@vexillum/model';
import { describe, expect, it } from 'vitest';
import { begun, boardWith, emptyTable, play } from '../../testing/index.ts';
import { changed } from '../../testing/changed.ts';
import { flagsOf, saidOf } from '../../testing/flags-of.ts';
import { withCards } from '../../testing/with-cards.ts';
import { bowmenComeFromReserve, supportHasItsBowmen, supportOfPartOfALine } from './bowmen.ts';
import { cardInUseWasBought } from './card-in-use-was-bought.ts';
import { cardIsChosenAtPlacing } from './card-is-chosen-at-placing.ts';
import { chainedAreAllOrNone } from './chained-are-all-or-none.ts';
import { screeningArmyHasNoElephants } from './screening-army-has-no-elephants.ts';
import { valetsGoInPairs } from './valets-go-in-pairs.ts';
import type { Snapshot } from '../../records/table.ts';
import type { Stand, StandSecret } from '../../records/stand.ts';

interface Troop extends Partial<Stand> {
  readonly given?: readonly string[];
  readonly entry?: string;
}

/** Red stands named `s0` and so on, of one line of the list where nothing else is said. */
const troops = (stands: readonly Troop[], from: Snapshot = emptyTable()): Snapshot =>
  changed(from, (edits) => {
    for (const [index, { given = [], entry = 'The spears', ...stand }] of stands.entries()) {
      const secret: StandSecret = { command: 1, halfPoints: 8, entry, cards: given };
      edits.put('stand', `s${index}`, { side: 'red', troopType: 'HFT', place: 'board', ...stand });
      edits.putSecret('red', 'stand', `s${index}`, secret);
    }
  });

const many = (count: number, troop: Troop): Troop[] => Array.from({ length: count }, () => troop);

describe('supporting bowmen', () => {
  const supported: Troop = { uses: { SP: 7 }, given: ['SP'] };
  const bowman: Troop = { troopType: 'SKM', place: 'undeployed', uses: { SB: 7 }, given: ['SB'], entry: 'The bows' };

  it('BC-07-BOWMEN-DEPLOY-2: a stand of 3 points supports three, not four', () => {
    expect(saidOf(supportHasItsBowmen, troops([...many(3, supported), bowman]))).toEqual([]);
    expect(saidOf(supportHasItsBowmen, troops([...many(4, supported), bowman]))).toEqual([
      'Stands supported by bowmen: 4. The bowmen that were set aside (1) are enough for 3.',
    ]);
    expect(saidOf(supportHasItsBowmen, troops([...many(6, supported), bowman, bowman]))).toEqual([]);
    const archers = { ...bowman, troopType: 'ARC' };
    expect(saidOf(supportHasItsBowmen, troops([...many(4, supported), archers]))).toEqual([]);
    expect(saidOf(supportHasItsBowmen, troops([...many(5, supported), archers]))).toHaveLength(1);
  });

  it('BC-07-BOWMEN-SELECT-4: without bowmen, or with bowmen who have not been set aside, nobody is supported', () => {
    expect(saidOf(supportHasItsBowmen, troops([supported]))).toHaveLength(1);
    expect(saidOf(supportHasItsBowmen, troops([supported, { ...bowman, place: 'board' }]))).toHaveLength(1);
    expect(saidOf(supportHasItsBowmen, troops([{}, bowman]))).toEqual([]);
  });

  it('BC-07-BOWMEN-DEPLOY-1: bowmen in reserve who give support leave it, and come back where they do not after all', () => {
    const table = boardWith({}, {}, troops([{ ...bowman, place: 'reserve', uses: {} }, { given: ['SP'] }]));
    const aside = play(table, 'red-captain', 'use-card', { card: 'SB', stands: [{ id: 's0' }] }).snapshot;
    expect(aside.public.stand.get('s0')).toMatchObject({ place: 'undeployed', uses: { SB: 0 } });
    const helped = play(aside, 'red-captain', 'use-card', { card: 'SP', stands: [{ id: 's1' }] }).snapshot;
    expect(saidOf(supportHasItsBowmen, helped)).toEqual([]);
    const back = play(helped, 'red-captain', 'use-card', { card: 'SB', stands: [{ id: 's0' }], back: true }).snapshot;
    expect(back.public.stand.get('s0')).toEqual({ side: 'red', troopType: 'SKM', place: 'reserve' });
    expect(saidOf(supportHasItsBowmen, back)).toHaveLength(1);
  });

  it('BC-07-BOWMEN-DEPLOY-4: bowmen who are on the board are not exchanged; one click lets them fight', () => {
    expect(saidOf(bowmenComeFromReserve, troops([bowman]))).toEqual([]);
    const table = troops([{ ...bowman, place: 'board' }]);
    const [flag] = flagsOf(bowmenComeFromReserve, table);
    expect(flag && plainText(flag.says)).toBe('Sk1 is on the board, so it cannot be set aside to support others.');
    const after = play(table, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(after.public.stand.get('s0')).toMatchObject({ place: 'board' });
    expect(saidOf(bowmenComeFromReserve, after)).toEqual([]);
  });

  it('BC-07-BOWMEN-SELECT-2, BC-07-BOWMEN-SELECT-3: all of a line or none of it needs no word', () => {
    expect(saidOf(supportOfPartOfALine, troops(many(3, supported)), 'red')).toEqual([]);
    expect(saidOf(supportOfPartOfALine, troops(many(3, { given: ['SP'] })), 'red')).toEqual([]);
  });

  it('BC-07-BOWMEN-SELECT-5: a part of it is recalled to its own side, as the other way of using the card', () => {
    const part = troops([...many(2, supported), { given: ['SP'] }]);
    expect(flagsOf(supportOfPartOfALine, part, 'red')).toMatchObject([
      { weight: 'reminder', measured: { value: 2, allowed: 3 }, about: ['s2'], secretOf: 'red' },
    ]);
    expect(saidOf(supportOfPartOfALine, part, 'blue')).toEqual([]);
  });

  it('BC-07-BOWMEN-SELECT-7: one line has nothing to do with another, nor those in reserve with those on the board', () => {
    const other: Troop = { given: ['SP'], entry: 'The pikes' };
    expect(saidOf(supportOfPartOfALine, troops([supported, other]), 'red')).toEqual([]);
    expect(saidOf(supportOfPartOfALine, troops([supported, { given: ['SP'], place: 'reserve' }]), 'red')).toEqual([]);
  });
});

describe('troops that are chained together', () => {
  const chained: Troop = { given: ['CH'], uses: { CH: 7 } };

  it('BC-22-CHAINED-DEPLOY-2: all or none of a line is fine, a part of it flagged to its own side, and mended with a click', () => {
    expect(saidOf(chainedAreAllOrNone, troops(many(3, chained)), 'red')).toEqual([]);
    expect(saidOf(chainedAreAllOrNone, troops(many(3, { given: ['CH'] })), 'red')).toEqual([]);
    const part = troops([...many(2, chained), { given: ['CH'] }]);
    const [flag] = flagsOf(chainedAreAllOrNone, part, 'red');
    expect(flag && plainText(flag.says)).toBe(
      '2 of 3 stands of this line are chained together; it is all of them or none.',
    );
    expect(flag).toMatchObject({ weight: 'illegal', secretOf: 'red', about: ['s2'] });
    expect(saidOf(chainedAreAllOrNone, part, 'blue')).toEqual([]);
    const after = play(part, 'red-captain', flag?.fix?.action ?? '', flag?.fix?.args).snapshot;
    expect(saidOf(chainedAreAllOrNone, after, 'red')).toEqual([]);
  });

  it('BC-22-CHAINED-DEPLOY-2: those without the card, of another line or still in reserve are not counted', () => {
    const others: Troop[] = [{}, { given: ['CH'], entry: 'The pikes' }, { given: ['CH'], place: 'reserve' }];
    expect(saidOf(chainedAreAllOrNone, troops([chained, ...others]), 'red')).toEqual([]);
  });
});

describe('an elephant screen', () => {
  it('BC-20-ESCREEN-SELECT-4: an army that has bought it deploys no elephants', () => {
    const elephant: Troop = { troopType: 'ELE' };
    expect(saidOf(screeningArmyHasNoElephants, troops([{}], withCards({ ES: 1 })))).toEqual([]);
    expect(saidOf(screeningArmyHasNoElephants, troops([elephant]))).toEqual([]);
    expect(saidOf(screeningArmyHasNoElephants, troops([elephant], withCards({ ES: 0 })))).toEqual([]);
    expect(saidOf(screeningArmyHasNoElephants, troops([elephant, {}], withCards({ ES: 1 })))).toEqual([
      'This army has bought an elephant screen, yet it has elephants: 1.',
    ]);
    expect(saidOf(screeningArmyHasNoElephants, troops([elephant], withCards({ ES: 1 }, emptyTable(), 'blue')))).toEqual(
      [],
    );
  });

  const screenedIn = (step: number, side: 'red' | 'blue' = 'red', card = 'ET') =>
    troops([{ side, uses: { [card]: step } }], begun(emptyTable(), 'blue'));

  it('BC-20-ESCREEN-DEPLOY-3: a marker that comes when its side deploys is fine', () => {
    for (const step of [7, 9]) expect(saidOf(cardIsChosenAtPlacing, screenedIn(step))).toEqual([]);
    expect(saidOf(cardIsChosenAtPlacing, screenedIn(8, 'blue'))).toEqual([]);
    expect(saidOf(cardIsChosenAtPlacing, screenedIn(0))).toEqual([]);
  });

  it('BC-20-ESCREEN-DEPLOY-3: one that comes while the enemy deploys, or later, is flagged', () => {
    for (const step of [8, 10]) expect(saidOf(cardIsChosenAtPlacing, screenedIn(step))).toHaveLength(1);
    expect(saidOf(cardIsChosenAtPlacing, screenedIn(9, 'blue'))).toHaveLength(1);
    expect(saidOf(cardIsChosenAtPlacing, screenedIn(8))).toEqual([
      'For HFt1 the card Screenable was chosen in step 8; that is done when the stand is placed, in one of its side’s own steps (7, 9).',
    ]);
  });

  it.each([
    ['BC-01-DEPDIS-DEPLOY-2', 'DD'],
    ['BC-03-VALETS-DEPLOY-2', 'SV'],
    ['BC-07-BOWMEN-DEPLOY-3', 'SP'],
    ['BC-08-MOBINF-DEPLOY-2', 'MI'],
    ['BC-09-PLAUST-DEPLOY-2', 'PL'],
    ['BC-22-CHAINED-DEPLOY-1', 'CH'],
  ])('%s: %s is chosen when its stand is placed as well', (_, card) => {
    expect(saidOf(cardIsChosenAtPlacing, screenedIn(7, 'red', card))).toEqual([]);
    expect(saidOf(cardIsChosenAtPlacing, screenedIn(8, 'red', card))).toHaveLength(1);
  });

  it('BC-02-MIDDIS-DEPLOY-2: who may dismount in the battle may do so later', () => {
    expect(saidOf(cardIsChosenAtPlacing, screenedIn(8, 'red', 'MD'))).toEqual([]);
  });

  it('while nobody has said who has the advantage nothing is late', () => {
    expect(saidOf(cardIsChosenAtPlacing, troops([{ uses: { ET: 8 } }]))).toEqual([]);
  });
});

describe('separated valets', () => {
  const as = (...types: string[]) => troops(types.map((troopType) => ({ troopType, uses: { SV: 7 }, given: ['SV'] })));

  it('BC-03-VALETS-DEPLOY-1: one of either type for each pair is fine, anything else flagged', () => {
    expect(saidOf(valetsGoInPairs, as('EFT', 'JCV'))).toEqual([]);
    expect(saidOf(valetsGoInPairs, as('EFT', 'JCV', 'JCV', 'EFT'))).toEqual([]);
    expect(saidOf(valetsGoInPairs, as('EFT', 'JCV', 'EFT'))).toEqual([
      'Of 3 stands with separated valets 2 fight as Elite Foot and 1 as Javelin Cavalry; each pair should give one of each.',
    ]);
    expect(saidOf(valetsGoInPairs, as('EFT', 'JCV', 'HFT'))).toHaveLength(1);
    expect(saidOf(valetsGoInPairs, troops([{ troopType: 'EFT' }]))).toEqual([]);
  });
});

describe('a card in use', () => {
  it.each([
    ['BC-01-DEPDIS-DEPLOY-1', 'DD'],
    ['BC-02-MIDDIS-DEPLOY-1', 'MD'],
    ['BC-08-MOBINF-DEPLOY-1', 'MI'],
    ['BC-09-PLAUST-DEPLOY-1', 'PL'],
    ['BC-20-ESCREEN-DEPLOY-1', 'ET'],
  ])('%s: on a stand that was given %s it is fine, on another flagged to its own side', (_, card) => {
    expect(saidOf(cardInUseWasBought, troops([{ uses: { [card]: 7 }, given: [card] }]), 'red')).toEqual([]);
    expect(saidOf(cardInUseWasBought, troops([{ given: [card] }, {}]), 'red')).toEqual([]);
    const table = troops([{ uses: { [card]: 7 }, given: ['LC'] }]);
    expect(flagsOf(cardInUseWasBought, table, 'red')).toMatchObject([
      { weight: 'illegal', secretOf: 'red', about: ['s0'] },
    ]);
    expect(saidOf(cardInUseWasBought, table, 'blue')).toEqual([]);
  });
});
