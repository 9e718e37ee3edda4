import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Playback } from './playback.ts';

/** Every third entry moves something for half a second; every entry is looked at for a second. */
const begun = (end = 10) => new Playback(end, (seq) => ({ motion: seq % 3 === 0 ? 500 : 0, rest: 1000 }));

describe('a match that plays', () => {
  it('goes on entry by entry, with a pause after each and movement where something moves', () => {
    const playback = begun();
    playback.play();
    playback.tick(0);
    expect(playback.$at.get()).toBe(1);
    playback.tick(999);
    expect(playback.$at.get()).toBe(1);
    playback.tick(1);
    expect(playback.$at.get()).toBe(2);
    playback.tick(1250);
    expect(playback.$underWay.get()).toEqual({ seq: 3, part: 0.5 });
    expect(playback.$at.get()).toBe(2);
    playback.tick(250);
    expect(playback.$at.get()).toBe(3);
    expect(playback.$underWay.get()).toBeUndefined();
  });

  it('stops at the end, and starts again when it is played again', () => {
    const playback = begun(4);
    playback.play();
    playback.tick(60_000);
    expect([playback.$at.get(), playback.$isPlaying.get()]).toEqual([4, false]);
    playback.play();
    expect([playback.$at.get(), playback.$isPlaying.get()]).toEqual([0, true]);
  });

  it('is twice as fast at twice the speed', () => {
    const [slow, fast] = [begun(), begun()];
    fast.$speed.set(2);
    for (const playback of [slow, fast]) playback.play();
    slow.tick(3000);
    fast.tick(1500);
    expect(fast.$at.get()).toBe(slow.$at.get());
    expect(fast.$underWay.get()).toEqual(slow.$underWay.get());
  });

  it('comes to the same place however its time is cut into frames', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1 }), (frames) => {
        const [often, once] = [begun(), begun()];
        for (const playback of [often, once]) playback.play();
        for (const frame of frames) often.tick(frame);
        once.tick(frames.reduce((sum, frame) => sum + frame, 0));
        expect([often.$at.get(), often.$underWay.get()]).toEqual([once.$at.get(), once.$underWay.get()]);
      }),
    );
  });
});

describe('a match that is leafed through', () => {
  it('shows one entry with its movement and waits', () => {
    const playback = begun();
    playback.goTo(2);
    playback.next();
    expect(playback.$underWay.get()).toEqual({ seq: 3, part: 0 });
    playback.tick(100);
    expect(playback.$underWay.get()).toEqual({ seq: 3, part: 0.2 });
    playback.tick(60_000);
    expect([playback.$at.get(), playback.isMoving]).toEqual([3, false]);
  });

  it('leaves out the rest of a movement when one is in a hurry', () => {
    const playback = begun();
    playback.goTo(2);
    playback.next();
    playback.next();
    expect(playback.$at.get()).toBe(4);
  });

  it('goes back to before a movement that is on its way', () => {
    const playback = begun();
    playback.goTo(2);
    playback.next();
    playback.previous();
    expect([playback.$at.get(), playback.$underWay.get()]).toEqual([2, undefined]);
    playback.previous();
    expect(playback.$at.get()).toBe(1);
  });

  it('never leaves the match', () => {
    const playback = begun(4);
    playback.goTo(99);
    playback.next();
    expect(playback.$at.get()).toBe(4);
    playback.goTo(-5);
    playback.previous();
    expect(playback.$at.get()).toBe(0);
  });

  it('lets a movement come to its end when it is paused', () => {
    const playback = begun();
    playback.goTo(2);
    playback.play();
    playback.tick(100);
    playback.pause();
    expect(playback.$isPlaying.get()).toBe(false);
    playback.tick(400);
    expect([playback.$at.get(), playback.$underWay.get(), playback.isMoving]).toEqual([3, undefined, false]);
  });
});
