import { createToasts } from '@vexillum/ui';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { asSeenBy, emptyTable, play, seatNamed, smallArmy, withArmy } from '../../rules/testing/index.ts';
import type { Snapshot } from '../../rules/index.ts';
import { Battle } from '../battle.ts';
import { BattleActions } from '../battle-actions.ts';
import type { BoardPort } from '../board/board-port.ts';
import type { LiveTable } from '../live-table.ts';
import { Hand } from './hand.ts';
import { Pings } from './pings.ts';

type Presence = Parameters<LiveTable['present']>[0];

/** Red's hand at a table with seven stands of each side on the board. */
const atTable = () => {
  let table = emptyTable();
  const armies = (['red', 'blue'] as const).map((side) => {
    const brought = withArmy(table, side, smallArmy);
    const stands = brought.ids.map((id, at) => ({ id, pose: [20_000 + 3000 * at, side === 'red' ? 8000 : 30_000, 0] }));
    table = play(brought.snapshot, `${side}-captain`, 'place-stands', { stands }).snapshot;
    return brought.ids;
  });
  const $snapshot = atom<Snapshot>(asSeenBy(table, 'red'));
  const told: Presence[] = [];
  const sent: string[] = [];
  const live = {
    $snapshot,
    seat: seatNamed('red-captain'),
    plan: { $arrows: atom(new Map()), $notes: atom(new Map()), putArrow: (id: string) => void sent.push(id) },
    holderOf: () => undefined,
    present: (presence: Presence) => void told.push(presence),
    onTaken: () => () => {},
    onPing: () => () => {},
    act: (name: string) => {
      sent.push(name);
      return Promise.resolve({ kind: 'ack', seq: 1 });
    },
  } as unknown as LiveTable;
  const hand = new Hand({
    live,
    battle: new Battle(live),
    actions: new BattleActions(live),
    toasts: createToasts(),
    pings: new Pings(live, () => {}),
    $following: atom<string | undefined>(undefined),
    askNote: () => {},
  });
  const act = (seat: string, name: string, args: object) => {
    const { snapshot, outcome } = play(table, seat, name, args);
    table = snapshot;
    $snapshot.set(asSeenBy(table, 'red'));
    return outcome.result;
  };
  /** Undo brings the table back to how it is now. */
  const undoing = () => {
    const before = table;
    return () => {
      table = before;
      $snapshot.set(asSeenBy(table, 'red'));
    };
  };
  const [red = [], blue = []] = armies;
  return { hand, act, undoing, told, sent, red, blue };
};

describe('what is selected is what is there', () => {
  it.each(['lose-stands', 'return-stands', 'set-aside-stands'])('drops whom %s takes off the board', (name) => {
    const { hand, act, red } = atTable();
    const [first = '', second = ''] = red;
    hand.select([first, second]);
    act('red-captain', name, { stands: [first] });
    expect([...hand.selection]).toEqual([second]);
    act('red-captain', name, { stands: [second] });
    expect([...hand.selection]).toEqual([]);
  });

  it('drops an enemy stand that its own captain takes off, and the others hear of it', () => {
    const { hand, act, blue, told } = atTable();
    const [enemy = ''] = blue;
    hand.select([enemy]);
    act('blue-captain', 'lose-stands', { stands: [enemy] });
    expect([...hand.selection]).toEqual([]);
    expect(told.findLast(({ selection }) => selection)).toEqual({ selection: [] });
  });

  it('drops what an undo takes back: a stand that came, a camp that was pitched', () => {
    const { hand, act, undoing, red } = atTable();
    const [first = ''] = red;
    act('red-captain', 'return-stands', { stands: [first] });
    const undo = undoing();
    act('red-captain', 'place-stands', { stands: [{ id: first, pose: [40_000, 8000, 0] }] });
    const camp = act('red-captain', 'place-camp', { side: 'red', pose: [45_000, 1000, 0] }) as { readonly id: string };
    hand.select([first, camp.id]);
    undo();
    expect([...hand.selection]).toEqual([]);
  });

  it('keeps a stand in reserve that was selected there, also as it comes', () => {
    const { hand, act, red } = atTable();
    const [first = ''] = red;
    act('red-captain', 'return-stands', { stands: [first] });
    hand.select([first]);
    act('red-captain', 'say', { text: 'Come!', to: 'side' });
    expect([...hand.selection]).toEqual([first]);
    act('red-captain', 'place-stands', { stands: [{ id: first, pose: [40_000, 8000, 0] }] });
    expect([...hand.selection]).toEqual([first]);
  });

  it('puts nothing down for whoever is left when one of a group in the making is lost', () => {
    const { hand, act, red, sent } = atTable();
    const [first = '', second = ''] = red;
    hand.select([first, second]);
    hand.tool.addLegs([{ kind: 'advance', distance: 1 }]);
    expect(new Set(hand.draft?.ids)).toEqual(new Set([first, second]));
    act('blue-captain', 'say', { text: 'That one is gone', to: 'table' });
    act('red-captain', 'lose-stands', { stands: [second] });
    expect(sent).toEqual([]);
    expect(hand.draft?.ids).toEqual([first]);
  });

  it('calls up of a kept group only whom the board still has', () => {
    const { hand, act, red } = atTable();
    const [first = '', second = ''] = red;
    const press = (key: string, ctrl: boolean) => hand.key({ kind: 'key', key, shift: false, ctrl, alt: false });
    hand.select([first, second]);
    press('1', true);
    act('red-captain', 'lose-stands', { stands: [second] });
    hand.select([]);
    press('1', false);
    expect([...hand.selection]).toEqual([first]);
  });

  it('points at nobody who has gone', () => {
    const { hand, act, red } = atTable();
    const [first = '', second = ''] = red;
    let under = first;
    hand.lendBoard({ hitTest: () => ({ id: under }), scale: 16, isFlipped: false } as unknown as BoardPort);
    const point = () =>
      hand.tool.handle({
        kind: 'move',
        at: { x: 20, y: 8 },
        screen: { left: 0, top: 0 },
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        shift: false,
        ctrl: false,
        alt: false,
      });
    point();
    expect(hand.shows.$hover.get()).toBe(first);
    act('red-captain', 'lose-stands', { stands: [first] });
    expect(hand.shows.$hover.get()).toBeUndefined();
    under = second;
    point();
    expect(hand.shows.$hover.get()).toBe(second);
  });
});

describe('an arrow', () => {
  const drawn = (mode: 'arrow' | 'line', layer?: 'table') => {
    const { hand, sent } = atTable();
    hand.setMode(mode);
    if (layer) hand.setMode(mode, layer);
    hand.lendBoard({ hitTest: () => undefined, scale: 16, isFlipped: false } as unknown as BoardPort);
    const point = (kind: 'down' | 'move' | 'up', x: number) =>
      hand.tool.handle({
        kind,
        at: { x, y: 20 },
        screen: { left: 16 * x, top: 0 },
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        shift: false,
        ctrl: false,
        alt: false,
      });
    point('down', 50);
    point('move', 54);
    point('up', 58);
    return sent.map((each) => each.split(':')[0]);
  };

  it('is for the own side’s eyes until its player says otherwise', () => {
    expect(drawn('arrow')).toEqual(['arrow']);
    expect(drawn('arrow', 'table')).toEqual(['draw']);
  });

  it('is all that a plan knows: a line is for the table', () => expect(drawn('line')).toEqual(['draw']));
});
