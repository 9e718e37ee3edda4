import type { Json } from '@vexillum/model';
import { createToasts } from '@vexillum/ui';
import { atom } from 'nanostores';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardWith, play, seated, seatNamed } from '../../rules/testing/index.ts';
import { Overlays } from '../board/overlays.ts';
import { answer, ask, forget, type Request, requestsFor, requestsIn } from './requests.ts';
import { watchRequests } from './watch-requests.ts';

/** Red's plan as teammates write it. */
class Plan {
  readonly $requests = atom<ReadonlyMap<string, unknown>>(new Map());
  readonly $isSynced = atom(true);

  putRequest(id: string, request: Json): void {
    const next = new Map(this.$requests.get());
    if (request === null) next.delete(id);
    else next.set(id, request);
    this.$requests.set(next);
  }

  get all(): readonly Request[] {
    return requestsIn(this.$requests.get());
  }
}

const table = seated(
  boardWith({
    a: { at: [20, 10, 0], command: 1, general: true },
    b: { at: [40, 10, 0], command: 2, general: true },
    c: { at: [60, 10, 0], command: 3, general: true },
  }),
);

const wood = { to: 2, at: [44_000, 14_000], text: 'Can you hold the wood?' } as const;

describe('what commanders ask each other', () => {
  it('TURN-8: is pinned to a place, waits for who leads that command, and is answered with a word', () => {
    const plan = new Plan();
    ask(plan, 'red-1', wood);
    expect(plan.all).toMatchObject([{ seat: 'red-1', ...wood }]);
    const waiting = (seat: string) => requestsFor(table, seatNamed(seat), plan.$requests.get()).length;
    expect(['red-2', 'red-1', 'red-3', 'red-captain', 'spectator', 'umpire'].map(waiting)).toEqual([1, 0, 0, 0, 0, 0]);
    answer(plan, 'red-2', plan.all[0] as Request, 'later', ' when the hill is ours ');
    expect(plan.all[0]?.answer).toEqual({ seat: 'red-2', says: 'later', text: 'when the hill is ours' });
    expect(waiting('red-2')).toBe(0);
    forget(plan, plan.all[0] as Request);
    expect(plan.$requests.get().size).toBe(0);
  });

  it('passes with the command to whoever leads it then', () => {
    const plan = new Plan();
    ask(plan, 'red-1', wood);
    const passed = play(table, 'red-captain', 'hand-over-command', { command: 2, to: 'red-3' }).snapshot;
    expect(requestsFor(passed, seatNamed('red-3'), plan.$requests.get())).toHaveLength(1);
    expect(requestsFor(passed, seatNamed('red-2'), plan.$requests.get())).toHaveLength(0);
  });

  it('those that wait stand before those that are answered', () => {
    const plan = new Plan();
    ask(plan, 'red-1', { ...wood, text: 'first' });
    ask(plan, 'red-1', { ...wood, text: 'second' });
    answer(plan, 'red-2', plan.all[0] as Request, 'no');
    expect(plan.all.map(({ text }) => text)).toEqual(['second', 'first']);
  });

  it('what a teammate’s browser has written wrongly is no request, and breaks nothing', () => {
    const good = { seat: 'red-1', to: 2, at: [1, 2], text: 'come' };
    const bad: readonly unknown[] = [
      null,
      'text',
      { ...good, to: 4 },
      { ...good, to: '2' },
      { ...good, at: [1] },
      { ...good, at: [1.5, Number.NaN] },
      { ...good, at: 'here' },
      { ...good, text: '' },
      { ...good, text: 'x'.repeat(201) },
      { ...good, seat: 7 },
      new Map([['seat', 'red-1']]),
    ];
    expect(requestsIn(new Map(bad.map((each, index) => [`request:${index}`, each])))).toEqual([]);
    const odd = new Map<string, unknown>([
      ['request:1', good],
      ['answer:1', { seat: 'red-2', says: 'perhaps', text: '' }],
    ]);
    expect(requestsIn(odd)).toEqual([{ id: 'request:1', ...good }]);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (anything) => {
        const keyed = Object.entries(anything).map(([key, value]) => [`request:${key}`, value] as const);
        for (const { text } of requestsIn(new Map(keyed))) expect(text.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('who hears of it', () => {
  const listening = (seat: string) => {
    const plan = new Plan();
    const toasts = createToasts();
    const overlays = new Overlays();
    const $plans = atom(new Map([['red', plan]]));
    const battle = {
      $snapshot: atom(table),
      snapshot: table,
      seat: seatNamed(seat),
      nameOfSeat: (id: string) => table.public.seat.get(id)?.name ?? id,
    };
    const stop = watchRequests({ battle, live: { plan, $plans }, overlays, toasts });
    const told = () => toasts.$toasts.get().map(({ text }) => text);
    return { plan, overlays, stop, told };
  };

  it('who is asked, and then who asked; on the board an arrow leads from the asked general to the place until it is answered', () => {
    const [asked, asking, other] = [listening('red-2'), listening('red-1'), listening('red-3')];
    for (const { plan } of [asked, asking, other]) ask(plan, 'red-1', wood);
    expect(asked.told()).toEqual(['the red-1 asks you: Can you hold the wood?']);
    expect([...asking.told(), ...other.told()]).toEqual([]);
    const { notes, arrows } = asked.overlays.$extra.get().requests ?? {};
    expect(notes).toMatchObject([{ text: '2? Can you hold the wood?', at: { x: 44, y: 14 } }]);
    expect(arrows).toMatchObject([
      {
        points: [
          { x: 40, y: 10 },
          { x: 44, y: 14 },
        ],
      },
    ]);
    for (const { plan } of [asked, asking, other]) answer(plan, 'red-2', plan.all[0] as Request, 'yes', 'gladly');
    expect(asking.told()).toEqual(['the red-2 answers: Yes: gladly']);
    expect(asked.told()).toHaveLength(1);
    expect(other.told()).toEqual([]);
    expect(asked.overlays.$extra.get().requests).toMatchObject({
      notes: [{ text: '2: Can you hold the wood? – Yes: gladly' }],
      arrows: [],
    });
  });

  it('nobody is told of what was there when they came, or again after the shade', () => {
    const { plan, told, overlays } = listening('red-2');
    ask(plan, 'red-1', wood);
    const before = plan.$requests.get();
    plan.$requests.set(new Map());
    expect(overlays.$extra.get().requests).toBeUndefined();
    plan.$requests.set(before);
    expect(told()).toHaveLength(1);
  });
});
