import type { Answer } from '@vexillum/table';
import { describe, expect, it } from 'vitest';
import { createPresses } from './presses.ts';

/** A line on which each answer is given by hand. */
const slowLine = () => {
  const asked: string[] = [];
  const answers: ((error?: Error) => void)[] = [];
  const act = (name: string) => {
    asked.push(name);
    return new Promise<Answer>((resolve, reject) => {
      answers.push((error) => (error ? reject(error) : resolve({} as Answer)));
    });
  };
  return { act, asked, answers };
};

const settled = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('presses', () => {
  it('are done one after another, in their order', async () => {
    const { act, asked, answers } = slowLine();
    const press = createPresses(act);
    void press('roll', {});
    void press('next-phase', { to: 'movement' });
    expect(asked).toEqual(['roll']);
    answers[0]?.();
    await settled();
    expect(asked).toEqual(['roll', 'next-phase']);
  });

  it('of the same before its answer are one, and after it another one', async () => {
    const { act, asked, answers } = slowLine();
    const press = createPresses(act);
    const both = [press('next-phase', { to: 'movement' }), press('next-phase', { to: 'movement' })];
    answers[0]?.();
    await Promise.all(both);
    expect(asked).toEqual(['next-phase']);
    void press('next-phase', { to: 'movement' });
    expect(asked).toHaveLength(2);
  });

  it('with other arguments are another thing', async () => {
    const { act, asked, answers } = slowLine();
    const press = createPresses(act);
    void press('next-phase', { to: 'movement' });
    void press('next-phase', { to: 'ranged' });
    answers[0]?.();
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('go on after one that failed', async () => {
    const { act, asked, answers } = slowLine();
    const press = createPresses(act);
    const failing = press('roll', {});
    const next = press('next-phase', {});
    answers[0]?.(new Error('the line is gone'));
    await expect(failing).rejects.toThrow('the line is gone');
    answers[1]?.();
    await next;
    expect(asked).toEqual(['roll', 'next-phase']);
  });
});
