import { frontCornersOf, placementOf } from '@vexillum/geometry';
import { type BattleKinds, grandTriumph, profileAt, standSize } from '../../rules/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MatchOfReplay, Timeline } from '@vexillum/frame/replay/timeline';
import { playedMatch } from '../testing/played-match.ts';
import { motionOf } from './motion.ts';

let timeline: Timeline<BattleKinds>;
beforeAll(async () => {
  timeline = new Timeline(
    JSON.parse(await (await playedMatch('fighting')).file('public')) as MatchOfReplay,
    grandTriumph,
  );
});

const moves = () => timeline.entries.filter(({ name }) => name === 'move-stands');
const motionAt = (seq: number, entry = timeline.entries[seq]) => {
  const before = timeline.snapshotAt(seq - 1);
  const profile = profileAt(before);
  return { before, profile, motion: entry && motionOf(before, profile, entry) };
};

describe('a move that is watched again', () => {
  it('begins where the stands were and ends where the entry says', () => {
    for (const { seq } of moves()) {
      const { motion } = motionAt(seq);
      for (const { id, from, to } of motion?.moves ?? []) {
        expect(motion?.at(0).get(id)).toEqual(from);
        const end = motion?.at(1).get(id) ?? [];
        expect(Math.max(...end.map((part, index) => Math.abs(part - (to[index] ?? 0))))).toBeLessThan(5);
      }
    }
  });

  it('goes round the corner that it wheels about', () => {
    const [first] = moves();
    const { before, profile, motion } = motionAt(first?.seq ?? 0);
    const ids = motion?.moves.map(({ id }) => id) ?? [];
    // The command stands side by side and wheels right: its rightmost stand's right front corner stays.
    const rightmost =
      ids.toSorted((a, b) => (before.public.pose.get(b)?.[0] ?? 0) - (before.public.pose.get(a)?.[0] ?? 0))[0] ?? '';
    const [width] = standSize(profile, before.public.stand.get(rightmost)?.troopType ?? '');
    const corner = (part: number) =>
      frontCornersOf(placementOf(motion?.at(part).get(rightmost) ?? [0, 0, 0]), width)[1];
    const [half, end] = [corner(0.6), corner(1)];
    expect(Math.hypot(half.x - end.x, half.y - end.y)).toBeLessThan(0.01);
    const headings = [0, 0.6, 1].map((part) => motion?.at(part).get(rightmost)?.[2] ?? 0);
    expect(headings[0]).toBe(0);
    expect(headings[1]).toBeGreaterThan(0);
    expect(headings[2]).toBe(1500);
  });

  it('goes straight where its legs lead elsewhere', () => {
    const [first] = moves();
    const entry = {
      ...first,
      args: { ...(first?.args as object), legs: [{ kind: 'advance', mu: 9000, arc: 9000, chord: 9000 }] },
    };
    const { motion } = motionAt(first?.seq ?? 0, entry as never);
    const [{ id, from, to } = { id: '', from: [0, 0, 0], to: [0, 0, 0] }] = motion?.moves ?? [];
    const [x = 0, y = 0] = motion?.at(0.5).get(id) ?? [];
    expect(Math.abs(x - (from[0] + to[0]) / 2)).toBeLessThan(2);
    expect(Math.abs(y - (from[1] + to[1]) / 2)).toBeLessThan(2);
  });

  it('is none where nothing moves', () => {
    const roll = timeline.entries.find(({ name }) => name === 'roll-dice');
    expect(motionAt(roll?.seq ?? 0).motion).toBeUndefined();
  });
});
