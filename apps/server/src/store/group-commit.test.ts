import { NotWritten } from '@vexillum/table/room';
import { expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Commits that end when the test says so. */
const committing = () => {
  const commits: string[][] = [];
  let done: (fails?: boolean) => void = () => undefined;
  const group = new GroupCommit<string>({
    spacing: 0,
    share: 100,
    whole: 300,
    onFailure: () => undefined,
    write: (writers) =>
      new Promise((resolve) => {
        commits.push(writers.flat());
        done = (fails = false) => resolve(writers.map(() => (fails ? { kind: 'failed', message: 'full' } : undefined)));
      }),
  });
  const begun = async (count: number) => {
    await expect.poll(() => commits.length).toBe(count);
  };
  return { commits, group, begun, end: (fails?: boolean) => done(fails) };
};

it('a table that floods waits for itself: another’s move is in the next commit, and the order of each stays', async () => {
  const { commits, group, begun, end } = committing();
  const all = Array.from({ length: 6 }, (_, n) => group.enqueue([`flood ${n}`], { party: 'a', size: 50 }));
  all.push(group.enqueue(['move'], { party: 'b', size: 10 }));
  await begun(1);
  expect(commits[0]).toEqual(['flood 0', 'flood 1', 'move']);
  all.push(group.enqueue(['next move'], { party: 'b', size: 10 }));
  end();
  await begun(2);
  expect(commits[1]).toEqual(['flood 2', 'flood 3', 'next move']);
  end();
  await begun(3);
  end();
  await Promise.all(all);
  await group.drained();
  expect(commits.flat()).toHaveLength(8);
});

it('what is larger than a share goes alone of its table, and nothing of the table overtakes it', async () => {
  const { commits, group, begun, end } = committing();
  const all = [
    group.enqueue(['small'], { party: 'a', size: 10 }),
    group.enqueue(['large'], { party: 'a', size: 200 }),
    group.enqueue(['small too'], { party: 'a', size: 10 }),
    group.enqueue(['move'], { party: 'b', size: 10 }),
  ];
  await begun(1);
  expect(commits[0]).toEqual(['small', 'move']);
  end();
  await begun(2);
  expect(commits[1]).toEqual(['large']);
  end();
  await begun(3);
  expect(commits[2]).toEqual(['small too']);
  end();
  await Promise.all(all);
});

it('what stands aside of a table comes after all that was before it, and nothing of the table waits for it', async () => {
  const { commits, group, begun, end } = committing();
  const all = [
    group.enqueue(['move 0'], { party: 'a', size: 60 }),
    group.enqueue(['move 1'], { party: 'a', size: 60 }),
    group.enqueue(['snapshot 1'], { party: 'a', size: 250, isAside: true }),
    group.enqueue(['snapshot of b'], { party: 'b', size: 250, isAside: true }),
    group.enqueue(['move of b'], { party: 'b', size: 10 }),
  ];
  await begun(1);
  expect(commits[0]).toEqual(['move 0', 'move of b']);
  all.push(group.enqueue(['move 2'], { party: 'a', size: 20 }), group.enqueue(['move 3'], { party: 'a', size: 20 }));
  all.push(group.enqueue(['snapshot 3'], { party: 'a', size: 10, isAside: true }));
  end();
  await begun(2);
  expect(commits[1], 'two of the same table stay in order').toEqual(['move 1', 'move 2', 'move 3']);
  end();
  await begun(3);
  expect(commits[2]).toEqual(['snapshot 1', 'snapshot 3']);
  end();
  await begun(4);
  expect(commits[3]).toEqual(['snapshot of b']);
  end();
  await Promise.all(all);
});

it('what stands aside is written at last, however much comes without end', async () => {
  const { commits, group, begun, end } = committing();
  const all = [group.enqueue(['snapshot'], { party: 'a', size: 290, isAside: true })];
  for (let n = 0; n < 3; n++) all.push(group.enqueue([`flood ${n}`], { party: `table ${n}`, size: 90 }));
  await begun(1);
  expect(commits[0]).toEqual(['snapshot']);
  end();
  await begun(2);
  end();
  await Promise.all(all);
});

it('and a commit is no larger than everybody can wait for: who was left out is in the next', async () => {
  const { commits, group, begun, end } = committing();
  const all = Array.from({ length: 5 }, (_, n) => group.enqueue([`${n}`], { party: `table ${n}`, size: 90 }));
  await begun(1);
  expect(commits[0]).toEqual(['0', '1', '2']);
  end();
  await begun(2);
  expect(commits[1]).toEqual(['3', '4']);
  end();
  await Promise.all(all);
});

it('where a commit fails, who waits for a later one is told that nothing of theirs was written', async () => {
  const { group, begun, end } = committing();
  const all = Array.from({ length: 4 }, (_, n) => group.enqueue([`flood ${n}`], { party: 'a', size: 60 }));
  const fates = Promise.allSettled(all);
  await begun(1);
  end(true);
  for (const fate of await fates)
    expect(fate).toMatchObject({ status: 'rejected', reason: expect.any(NotWritten) as unknown });
});

it('whoever waits for what was brought before waits for nothing that is brought after, though there is always more', async () => {
  const { commits, group, begun, end } = committing();
  const before = [group.enqueue(['a 0'], { party: 'a', size: 90 }), group.enqueue(['a 1'], { party: 'a', size: 90 })];
  await begun(1);
  let isDrained = false;
  const drained = group.drained().then(() => (isDrained = true));
  const later = [group.enqueue(['b 0'], { party: 'b', size: 10 })];
  end();
  await begun(2);
  expect(commits[1]).toEqual(['a 1', 'b 0']);
  expect(isDrained).toBe(false);
  later.push(group.enqueue(['b 1'], { party: 'b', size: 10 }));
  end();
  await begun(3);
  await drained;
  end();
  await Promise.all([...before, ...later]);
});

it('and hears of it where it was refused, too', async () => {
  const { group, begun, end } = committing();
  const all = [group.enqueue(['a'], { party: 'a', size: 90 }), group.enqueue(['a too'], { party: 'a', size: 90 })];
  const fates = Promise.allSettled(all);
  await begun(1);
  const drained = group.drained();
  end(true);
  await drained;
  expect((await fates).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await group.drained();
});
