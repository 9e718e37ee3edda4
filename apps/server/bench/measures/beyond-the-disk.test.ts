import { expect, it } from 'vitest';
import { latestBeyondTheDisk } from './beyond-the-disk.ts';

const span = (began: number, ended: number) => ({ began, ended });

it('a move that waited for the disk is not late, but for what came after', () => {
  expect(latestBeyondTheDisk([span(1000, 1400)], [span(900, 1390)])).toBe(10);
});

it('a slow flush of another moment excuses nothing', () => {
  expect(latestBeyondTheDisk([span(1000, 1400)], [span(5000, 5390)])).toBe(400);
  expect(latestBeyondTheDisk([span(1000, 1400)], [span(0, 1100)])).toBe(300);
});

it('the latest is not the slowest where that one waited for the disk', () => {
  expect(latestBeyondTheDisk([span(0, 900), span(2000, 2200)], [span(10, 890)])).toBe(200);
});

it('flushes one after the other are not added up', () => {
  expect(latestBeyondTheDisk([span(0, 300)], [span(0, 100), span(100, 200), span(200, 300)])).toBe(200);
});

it('nobody who did not move was late', () => {
  expect(latestBeyondTheDisk([], [span(0, 100)])).toBe(0);
});
