import { describe, expect, it } from 'vitest';
import { Announcer, type Deed } from './spoken-region.ts';

const blue = (seq: number, sentence: string): Deed => ({ seq, sentence });
const noneIsMine = () => false;
const listening = () => {
  const announcer = new Announcer();
  announcer.hear([blue(1, 'the past')], noneIsMine);
  return announcer;
};

describe('what others do is said aloud', () => {
  it('the past is not', () => {
    expect(listening().pauseAt(0)).toBeUndefined();
  });

  it('an action of another is said at once, and once', () => {
    const announcer = listening();
    announcer.hear([blue(1, 'the past'), blue(2, 'bob moved')], noneIsMine);
    expect(announcer.pauseAt(0)).toBe(0);
    expect(announcer.say(0)).toBe('bob moved');
    announcer.hear([blue(2, 'bob moved')], noneIsMine);
    expect(announcer.pauseAt(5000)).toBeUndefined();
  });

  it('one’s own actions are not', () => {
    const announcer = listening();
    announcer.hear([blue(2, 'I moved')], () => true);
    expect(announcer.pauseAt(0)).toBeUndefined();
  });

  it('a flood is one sentence a second, with how many there were', () => {
    const announcer = listening();
    announcer.hear([blue(2, 'first')], noneIsMine);
    expect(announcer.say(0)).toBe('first');
    announcer.hear([blue(4, 'third'), blue(3, 'second')], noneIsMine);
    expect(announcer.pauseAt(400)).toBe(600);
    announcer.hear([blue(5, 'fourth')], noneIsMine);
    expect(announcer.say(1000)).toBe('3 actions. The last: fourth');
    expect(announcer.pauseAt(1000)).toBeUndefined();
  });

  it('what happens at an empty table is news too', () => {
    const announcer = new Announcer();
    announcer.hear([], noneIsMine);
    announcer.hear([blue(0, 'bob sat down')], noneIsMine);
    expect(announcer.say(0)).toBe('bob sat down');
  });
});
