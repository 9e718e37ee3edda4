import type { SideId } from '@vexillum/model';
import { asSeen } from '../fog/as-seen.ts';
import type { Snapshot } from '../records.ts';
import { TestMatch, type TestMatchOptions } from './test-match.ts';

/** A game that has begun under fog. */
export const inFog = ({ rules = {}, ...options }: TestMatchOptions = {}): TestMatch =>
  new TestMatch({ ...options, rules: { fog: true, ...rules } }).start();

/** What this side's own records say, and nobody else's. */
export const eyesOf = ({ snapshot }: TestMatch, side: SideId): Snapshot =>
  asSeen({ ...snapshot, sides: { [side]: snapshot.sides[side] } });
