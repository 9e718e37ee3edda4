import type { PlanTable } from '@vexillum/table';
import { asSeenBy, sealedTable } from '../../rules/testing/index.ts';
import { atom, type WritableAtom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { plansInk } from '../view/ink-views.ts';
import { Privacy } from './privacy.ts';
import { seenTable } from './seen-table.ts';
import type { Snapshot } from '../../rules/index.ts';
import type { LiveTable } from '../live-table.ts';

/** As much of a table as is asked for here; its private field shows that methods keep their own `this`. */
class LittleTable {
  readonly $snapshot = atom<Snapshot>(asSeenBy(sealedTable(), 'red'));
  readonly #acts: string[] = [];
  readonly plan: Pick<
    PlanTable,
    '$arrows' | '$notes' | '$orders' | '$pad' | 'writePad' | 'putOrders' | 'putArrow' | 'putNote'
  >;
  pad = 'attack left';
  readonly $plans = atom(
    new Map([
      ['red', this.#drawn('arrow:1')],
      ['blue', this.#drawn('arrow:2')],
    ]),
  );

  /** Another's plan with one arrow on it. */
  #drawn(id: string): PlanTable {
    const arrow = { seat: 'captain', points: [] };
    return { $arrows: atom(new Map([[id, arrow]])), $notes: atom(new Map()) } as unknown as PlanTable;
  }

  constructor() {
    this.plan = {
      $arrows: atom(new Map()),
      $notes: atom(new Map()),
      $orders: atom(new Map([['order:1', {}]])),
      $pad: atom('attack left'),
      putArrow: () => {},
      putNote: () => {},
      putOrders: () => {},
      writePad: (text) => {
        this.pad = text;
      },
    };
  }

  act(name: string) {
    this.#acts.push(name);
    return this.#acts.length;
  }
}

const seen = () => {
  const table = new LittleTable();
  const privacy = new Privacy();
  return { table, privacy, live: seenTable(table as unknown as LiveTable, privacy) };
};

describe('the table as the screen shows it', () => {
  it('acts as the table does', () => {
    const { live } = seen();
    void live.act('say', {});
    expect(live.act('say', {})).toBe(2);
  });

  it('loses everything private when the shade is drawn, and tells those who watch', () => {
    const { live, privacy } = seen();
    const sides: string[][] = [];
    live.$snapshot.subscribe((snapshot) => sides.push(Object.keys(snapshot.sides)));
    privacy.setShaded(true);
    privacy.setShaded(false);
    expect(sides).toEqual([['red'], [], ['red']]);
  });

  it('shows no plan under the shade, and lets nobody write over what they do not see', () => {
    const { table, live, privacy } = seen();
    privacy.setShaded(true);
    expect([live.plan?.$pad.get(), live.plan?.$orders.get().size]).toEqual(['', 0]);
    live.plan?.writePad('');
    expect(table.pad).toBe('attack left');
    privacy.setShaded(false);
    live.plan?.writePad('attack right');
    expect(table.pad).toBe('attack right');
  });

  it('draws both plans for an umpire, one where they look as a side, and none under the shade', () => {
    const { live, privacy } = seen();
    const arrows: string[][] = [];
    plansInk(live).subscribe((ink) => arrows.push(ink.flatMap((plan) => [...plan.arrows.keys()])));
    privacy.$viewAs.set('blue');
    privacy.$viewAs.set('spectator');
    privacy.$viewAs.set('all');
    privacy.setShaded(true);
    expect(arrows).toEqual([['arrow:1', 'arrow:2'], ['arrow:2'], [], ['arrow:1', 'arrow:2'], []]);
  });

  it('draws what is put on a plan that came only later', () => {
    const { table, live } = seen();
    const sizes: number[] = [];
    const plans = table.$plans.get();
    table.$plans.set(new Map());
    plansInk(live).subscribe((ink) => sizes.push(ink.flatMap((plan) => [...plan.arrows]).length));
    table.$plans.set(plans);
    const $arrows = plans.get('red')?.$arrows as unknown as WritableAtom<ReadonlyMap<string, unknown>>;
    $arrows.set(new Map());
    expect(sizes).toEqual([0, 2, 1]);
  });
});
