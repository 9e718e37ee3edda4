import { commitDraft } from '../draft/commit-draft.ts';
import { moversOfHand } from '../draft/movers-of.ts';
import { MOST_LEGS } from '../draft/with-leg.ts';
import type { Free, Hand, ToolState } from '../hand.ts';
import type { HandleKind, ToolHandle } from '../handle.ts';
import type { PointerToolEvent } from '../tool-event.ts';
import type { ToolWorld } from '../tool-world.ts';
import type { Course, Grip } from './course.ts';
import { Steering } from './steering.ts';
import { advanceCourse, slideCourse } from './straight-course.ts';
import { turnCourse } from './turn-course.ts';
import { wheelCourse } from './wheel-course.ts';

const courseOf = (world: ToolWorld, kind: HandleKind, grip: Grip): Course | undefined => {
  switch (kind) {
    case 'advance':
      return advanceCourse(world, grip);
    case 'wheel-left':
      return wheelCourse(world, grip, 'left');
    case 'wheel-right':
      return wheelCourse(world, grip, 'right');
    case 'slide-left':
      return slideCourse(world, grip, -1);
    case 'slide-right':
      return slideCourse(world, grip, 1);
    case 'turn':
      return turnCourse(world, grip);
    case 'resize':
      return undefined;
  }
};

/** A knob of the stands is taken hold of: it goes on with the open move. `undefined` where nobody is there to be moved. */
export const steer = (
  hand: Hand,
  down: PointerToolEvent,
  handle: Pick<ToolHandle, 'id'>,
  free: Free,
): ToolState | undefined => {
  const ids = moversOfHand(hand);
  const begin = (): Course | undefined =>
    courseOf(hand.world, handle.id, { ids, legs: hand.draft?.legs ?? [], at: down.at });
  let course = ids.length > 0 ? begin() : undefined;
  // A move that is full is put down before another leg is begun.
  if (course && course.before.length >= MOST_LEGS) {
    commitDraft(hand);
    course = begin();
  }
  return course && new Steering(hand, down, course, free);
};
