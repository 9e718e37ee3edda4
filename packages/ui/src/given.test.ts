import { describe, expect, it } from 'vitest';
import { ask, type Asking, Giver } from './given.ts';

/** An element with nothing round it: who asks here is heard here. */
const table = () => new EventTarget() as HTMLElement;

const asker = (...names: string[]) => {
  const taken: Record<string, unknown>[] = [];
  const asking: Asking = { names, take: (name, value) => taken.push({ [name]: value }) };
  return { asking, taken };
};

describe('what elements below are given', () => {
  it('is what they ask for by name, and nothing else', () => {
    const element = table();
    new Giver(element).give({ hand: 'a hand', toasts: 'toasts' });
    const { asking, taken } = asker('hand');
    ask(element, asking);
    expect(taken).toEqual([{ hand: 'a hand' }]);
  });

  it('comes as soon as it is there, and again when it is another', () => {
    const element = table();
    const giver = new Giver(element);
    const { asking, taken } = asker('hand');
    ask(element, asking);
    expect(taken).toEqual([]);
    giver.give({ hand: 'one' });
    giver.give({ hand: 'another' });
    expect(taken).toEqual([{ hand: 'one' }, { hand: 'another' }]);
  });

  it('no longer comes to those who have left', () => {
    const element = table();
    const giver = new Giver(element);
    const { asking, taken } = asker('hand');
    const leave = ask(element, asking);
    leave();
    giver.give({ hand: 'one' });
    expect(taken).toEqual([]);
  });

  it('is nothing where nobody gives', () => {
    const { asking, taken } = asker('hand');
    ask(table(), asking)();
    expect(taken).toEqual([]);
  });
});
