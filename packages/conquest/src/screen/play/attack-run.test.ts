import { TestMatch } from '../../rules/testing/index.ts';
import { describe, expect, it } from 'vitest';
import { type AttackProgress, runAttack } from './attack-run.ts';

const facing = (attackers: number, defenders: number, ...dice: number[]) =>
  new TestMatch({ rules: { 'random-start': true } })
    .start()
    .lay({
      a: `player-1 ${attackers}`,
      b: `player-2 ${defenders}`,
      c: 'player-2 1',
      d: 'player-1 1',
      e: 'player-2 1',
      f: 'player-2 1',
    })
    .throws(...dice);

/** Runs on the real rules; `stopAfter` throws somebody presses Escape. */
const run = async (match: TestMatch, keep: number, stopAfter = Number.POSITIVE_INFINITY) => {
  const told: AttackProgress[] = [];
  const end = await runAttack(
    {
      snapshot: () => match.snapshot,
      attack: (from, to) =>
        Promise.resolve(match.answer('player-1', 'attack-territory', { from, to }) === 'done').then((isDone) => {
          if (isDone) match.act('player-1', 'attack-territory', { from, to });
          return isDone;
        }),
      pause: () => Promise.resolve(),
      isStopped: () => (told.at(-1)?.throws ?? 0) >= stopAfter,
      tell: (progress) => told.push(progress),
    },
    { from: 'a', to: 'b', keep },
  );
  return { end, throws: told.at(-1)?.throws, told };
};

describe('an attack that goes on by itself', () => {
  it('ends when the territory has fallen', async () => {
    const match = facing(9, 3);
    const { end, throws } = await run(match, 1);
    expect([end, match.at('b').startsWith('player-1')]).toEqual(['taken', true]);
    expect(throws).toBeGreaterThan(0);
  });

  it('leaves as many armies as were to stay, or one fewer where two fell at once', async () => {
    const match = facing(9, 900);
    expect((await run(match, 5)).end).toBe('kept');
    expect(['player-1 5', 'player-1 4']).toContain(match.at('a'));
  });

  it('stops between two throws when somebody says so', async () => {
    const match = facing(200, 900);
    expect(await run(match, 1, 2)).toMatchObject({ end: 'stopped', throws: 2 });
  });

  it('ends where the table refuses, and throws nothing where too few are there', async () => {
    const match = facing(9, 9);
    match.act('player-1', 'move-armies', { from: 'a', to: 'd', assign: 1 });
    expect(await run(match, 1)).toMatchObject({ end: 'refused', throws: 0 });
    expect(await run(facing(3, 9), 3)).toMatchObject({ end: 'kept', throws: 0 });
  });

  it('tells how it goes', async () => {
    const { told } = await run(facing(4, 900), 1);
    expect(told.map(({ throws }) => throws)).toEqual(told.map((_, at) => at));
    expect(told[0]?.began).toEqual({ attackers: 4, defenders: 900 });
  });
});
