import { createToasts } from '@vexillum/ui';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../testing/moment-of.ts';
import { grandProfile, redsView } from '../testing/reds-view.ts';
import { type BoardExtra, nothingExtra } from '../view/board-moment.ts';
import { createBoardView } from '../view/board-view-of.ts';
import { type MarkedBattle, showDemoralized } from './show-demoralized.ts';
import type { Place, Snapshot } from '../../rules/index.ts';

/** Three stands of command 1, of which the last is wherever it is. */
const withThird = (place: Place): Snapshot =>
  redsView({
    one: { troopType: 'SPR', at: [40_000, 6000, 0], secret: { command: 1 } },
    two: { troopType: 'SPR', at: [42_000, 6000, 0], secret: { command: 1 } },
    third: { troopType: 'SPR', place, secret: { command: 1 } },
    steady: { troopType: 'SPR', at: [50_000, 6000, 0], secret: { command: 2 } },
  });

const shown = (first: Snapshot) => {
  const $snapshot = atom(first);
  const table: MarkedBattle = {
    battle: {
      $snapshot,
      get snapshot() {
        return $snapshot.get();
      },
      profile: grandProfile(),
      side: 'red',
    },
    toasts: createToasts(),
    overlays: { $extra: atom<BoardExtra>(nothingExtra) },
  };
  const hide = showDemoralized(table);
  const said = () => table.toasts.$toasts.get().map(({ text }) => text);
  return { $snapshot, table, hide, said, marked: () => [...(table.overlays.$extra.get().demoralized ?? [])] };
};

describe('demoralized stands on the board', () => {
  it('are marked once a third of their command is lost, and no longer when it comes back', () => {
    const { $snapshot, marked } = shown(withThird('reserve'));
    expect(marked()).toEqual([]);
    $snapshot.set(withThird('lost'));
    expect(marked()).toEqual(['one', 'two', 'third']);
    $snapshot.set(withThird('reserve'));
    expect(marked()).toEqual([]);
  });

  it('wear a white flag; others do not', () => {
    const { table } = shown(withThird('lost'));
    const { stands } = createBoardView()(momentOf(table.battle.snapshot, { extra: table.overlays.$extra.get() }));
    expect(stands.map(({ id, signs }) => [id, signs?.includes('demoralized') ?? false])).toEqual([
      ['one', true],
      ['two', true],
      ['steady', false],
    ]);
  });

  it('are told to their own captain when it happens, and not when they come in later', () => {
    const { $snapshot, said } = shown(withThird('reserve'));
    $snapshot.set(withThird('lost'));
    expect(said()).toEqual(['Red’s command 1 is demoralized']);
    expect(shown(withThird('lost')).said()).toEqual([]);
  });

  it('the shade hides what is secret, and lifting it is no news', () => {
    const { $snapshot, said, marked } = shown(withThird('lost'));
    $snapshot.set({ ...withThird('lost'), sides: {} });
    expect(marked()).toEqual([]);
    $snapshot.set(withThird('lost'));
    expect([marked().length, said()]).toEqual([3, []]);
  });

  it('are left alone when the table is left', () => {
    const { $snapshot, hide, marked } = shown(withThird('reserve'));
    hide();
    $snapshot.set(withThird('lost'));
    expect(marked()).toEqual([]);
  });
});
