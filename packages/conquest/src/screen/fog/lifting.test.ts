import { commitTo } from '@vexillum/ledger';
import type { ReplayEntry } from '@vexillum/model';
import type { FarPort } from '@vexillum/table/following';
import { describe, expect, it } from 'vitest';
import { twinHolms } from '../../rules/maps/packs/twin-holms.ts';
import { playOut, TestMatch } from '../../rules/testing/index.ts';
import { taleOf } from '../ending/game-tale.ts';
import { TaleTeller } from '../ending/tale-teller.ts';
import { lifted, liftedStartIn, thisGame } from '../ending/this-game.ts';
import { askForEntries, askForTale, type FromLifter, liftFar, PORTION, type ToLifter } from './lifting.ts';

const fogged = (rules: object = {}) =>
  new TestMatch({
    players: 3,
    map: twinHolms,
    isRecorded: true,
    seed: 6,
    rules: { fog: true, 'laid-out': 'even', ...rules },
    digestOf: commitTo('g'),
  }).start();

/** As the entries lie at a table: with the genesis, which names the game. */
const entriesOf = ({ entries }: TestMatch): readonly ReplayEntry[] => {
  const [genesis, ...others] = entries;
  return [{ ...genesis, args: { gameId: 'g' } } as ReplayEntry, ...others];
};

/** Two ends that copy what they say, as a page and its worker do; with how much was said at a time. */
const line = () => {
  const { port1, port2 } = new MessageChannel();
  const sizes: number[] = [];
  const portOf = <Out, In>(end: MessagePort): FarPort<Out, In> => ({
    post: (message) => {
      const { entries } = message as { readonly entries?: readonly unknown[] };
      if (entries) sizes.push(entries.length);
      end.postMessage(message);
    },
    listen: (hear) => {
      end.addEventListener('message', ({ data }: MessageEvent) => hear(data as In));
      end.start();
    },
  });
  liftFar(portOf<FromLifter, ToLifter>(port2));
  return { near: portOf<ToLifter, FromLifter>(port1), sizes, close: () => port1.close() };
};

describe('a game in the fog, once the fog has lifted', () => {
  const match = fogged();
  playOut(match, 6, 20_000);
  const entries = entriesOf(match);

  it('is told elsewhere as it would be told here: lands, attacks, luck and rounds', async () => {
    const { near, close } = line();
    const tale = await askForTale(near, entries);
    close();
    expect(tale).toEqual(taleOf(thisGame(entries)));
    expect(tale?.story.feuds.length).toBeGreaterThan(2);
    expect(tale?.rounds.length).toBeGreaterThan(2);
  });

  it('comes back without its fog, and a few entries at a time both ways', async () => {
    const { near, sizes, close } = line();
    const heard = await askForEntries(near, entries);
    close();
    expect(heard).toEqual(lifted(entries));
    expect(heard).not.toEqual(entries);
    expect(entries.length).toBeGreaterThan(PORTION);
    expect(sizes.filter((size) => size > PORTION)).toEqual([]);
  });

  it('is lifted once, whoever asks and however much is written down afterwards', async () => {
    let times = 0;
    const teller = new TaleTeller((all) => {
      times++;
      return Promise.resolve(taleOf(thisGame(all)));
    });
    const later = { ...entries.at(-1), seq: entries.length, name: 'say', args: {}, changes: {} } as ReplayEntry;
    const tales = await Promise.all([teller.tell(entries), teller.tell([...entries, later])]);
    expect(liftedStartIn(entries)).toBeDefined();
    expect(times).toBe(1);
    expect(tales[1]).toBe(tales[0]);
  });
});

describe('what needs no lifting', () => {
  const never = () => {
    throw new Error('nothing is lifted here');
  };

  it('is told at once: a game without fog, and one that begins after a game in the fog', async () => {
    const plain = fogged({ fog: false });
    playOut(plain, 6, 60);
    expect((await new TaleTeller(never).tell(entriesOf(plain)))?.tallies.size).toBe(3);
    const again = fogged();
    playOut(again, 6, 20_000);
    again.act('host', 'reset-game');
    again.act('host', 'set-house-rules', { rules: { fog: false } });
    again.start();
    playOut(again, 6, 30);
    const tale = await new TaleTeller(never).tell(entriesOf(again));
    expect(tale?.tallies.size).toBe(3);
  });

  it('and before the first START there is nothing to tell', async () => {
    expect(await new TaleTeller(never).tell([])).toBeUndefined();
  });
});
