import { actionMessage, readJson, readType } from '@vexillum/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../testing/index.ts';
import { DelayMeter } from './delay-meter.ts';

let clock: TestClock;
let meter: DelayMeter;
let pings: number[];
let told: number[];
let isVisible: boolean;
let hasLine: boolean;
/** How long the server's answer takes; none if undefined. */
let way: number | undefined;

beforeEach(() => {
  clock = new TestClock();
  [pings, told, isVisible, hasLine, way] = [[], [], true, true, 40];
  meter = new DelayMeter({ clock, send, isVisible: () => isVisible, tell: (delay) => told.push(delay) });
});

const send = (message: Uint8Array): boolean => {
  if (!hasLine) return false;
  const { type, decoder } = readType(message);
  const { ping } = readJson(decoder) as { ping: number };
  expect(type).toBe(actionMessage);
  pings.push(clock.now());
  if (way !== undefined) clock.after(way, () => meter.hear({ pong: ping }));
  return true;
};

/** Seconds between the pings of so many seconds. */
const gaps = (seconds: number, everySecond: () => void = () => undefined): number[] => {
  pings = [];
  for (let i = 0; i < seconds; i++) {
    everySecond();
    clock.pass(1000);
  }
  return pings.slice(1).map((at, i) => (at - (pings[i] ?? 0)) / 1000);
};

describe('the delay', () => {
  it('is known five seconds after there is a line, and unknown when it is lost', () => {
    expect(meter.$delay.get()).toBeUndefined();
    meter.begin();
    clock.pass(5040);
    expect(meter.$delay.get()).toBe(40);
    meter.end();
    expect(meter.$delay.get()).toBeUndefined();
    expect(gaps(60)).toEqual([]);
  });

  it('is asked for every five seconds by who does something, and every fifteen by who does nothing', () => {
    meter.begin();
    clock.pass(5000);
    expect(gaps(60, () => meter.busy())).toEqual(Array(11).fill(5));
    clock.pass(5000);
    expect(gaps(60)).toEqual([15, 15, 15]);
  });

  it('is not asked for by a hidden page, and soon after it is looked at again', () => {
    meter.begin();
    isVisible = false;
    expect(gaps(60)).toEqual([]);
    expect(pings).toEqual([]);
    isVisible = true;
    clock.pass(5000);
    expect(pings).toHaveLength(1);
  });

  it('grows while an answer is missing', () => {
    meter.begin();
    way = undefined;
    clock.pass(5000);
    expect(meter.$delay.get()).toBeUndefined();
    clock.pass(10_000);
    expect(meter.$delay.get()).toBe(10_000);
    expect(pings).toHaveLength(1);
  });

  it('is not measured by an answer from before', () => {
    meter.begin();
    clock.pass(5000);
    meter.begin();
    clock.pass(1000);
    expect(meter.$delay.get()).toBeUndefined();
  });

  it('is asked for again once there is a line', () => {
    hasLine = false;
    meter.begin();
    clock.pass(20_000);
    hasLine = true;
    clock.pass(5040);
    expect(meter.$delay.get()).toBe(40);
  });
});

describe('the others are told', () => {
  const measure = (delay: number) => {
    way = delay;
    meter.busy();
    clock.pass(5000);
  };

  it('what they would notice: more than a fifth, and more than ten milliseconds', () => {
    meter.begin();
    for (const delay of [100, 100, 119, 119, 121, 121, 97, 97, 100, 3, 3, 12]) measure(delay);
    clock.pass(1000);
    expect(told).toEqual([100, 121, 3]);
  });

  it('at most once in ten seconds', () => {
    meter.begin();
    for (let i = 0; i < 24; i++) measure(i % 2 === 0 ? 50 : 500);
    expect(told.length).toBeLessThanOrEqual(12);
    expect(told.length).toBeGreaterThan(5);
  });

  it('again when somebody new is here', () => {
    meter.begin();
    for (let i = 0; i < 3; i++) measure(100);
    expect(told).toEqual([100]);
    meter.tellAgain();
    for (let i = 0; i < 3; i++) measure(100);
    expect(told).toEqual([100, 100]);
  });
});
