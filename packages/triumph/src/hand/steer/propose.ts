import {
  conforms,
  expandPrices,
  frontRankOf,
  poseOf,
  reform,
  SETTLED_SHIFT,
  type Body,
  type Leg,
} from '@vexillum/geometry';
import { commitDraft } from '../draft/put-down.ts';
import { leadOfColumn } from '../draft/stands-after.ts';
import type { MoveDraft, ProposalKind } from '../draft/move-draft.ts';
import { moversOfHand } from '../draft/movers-of.ts';
import { planDraft } from '../draft/plan-draft.ts';
import { standsAfter, type Stander } from '../draft/stands-after.ts';
import { MOST_LEGS } from '../draft/with-leg.ts';
import type { Hand } from '../hand.ts';

/** A column that gives way goes back as far as its first is deep, and never further than this, in MU. */
const LONGEST_PUSH = 2;

/** The longest way that anybody has, in MU. */
const longestOf = (bodies: readonly Body[], places: ReturnType<typeof reform>): number =>
  Math.max(0, ...Object.values(expandPrices(bodies, places)));

/** In so many files, behind or beside either end of the front; the one with the shorter ways first. */
const reformed = (bodies: readonly Body[], files: number): Leg[] =>
  (['left', 'right'] as const)
    .map((side) => reform(bodies, files, undefined, side))
    .filter((places) => longestOf(bodies, places) > SETTLED_SHIFT)
    .toSorted((a, b) => longestOf(bodies, a) - longestOf(bodies, b))
    .map((places) => ({ kind: 'place', poses: Object.fromEntries([...places].map(([id, to]) => [id, poseOf(to)])) }));

const pushed = (stands: readonly Stander[], bodies: readonly Body[]): Leg[] => {
  const lead = leadOfColumn(stands) ?? frontRankOf(bodies)[0];
  return lead ? [{ kind: 'push-back', distance: Math.min(lead.depth, LONGEST_PUSH) }] : [];
};

/** Every way to do it, the best first. */
const waysTo = (hand: Hand, kind: ProposalKind, stands: readonly Stander[]): readonly Leg[] => {
  const bodies = stands.map(({ body }) => body);
  switch (kind) {
    case 'conform':
      return conforms(bodies, hand.world.geometry(), hand.world.conformSlide()).map(({ poses }) => ({
        kind: 'place',
        poses,
      }));
    case 'column':
      return reformed(bodies, 1);
    case 'line':
      return reformed(bodies, bodies.length);
    case 'push-back':
      return pushed(stands, bodies);
    case 'about-face':
      return [
        { kind: 'about-face', about: 'center' },
        { kind: 'about-face', about: 'front' },
      ];
  }
};

/** What the proposal is added to: the legs of the open move, without a proposal that it takes the place of. */
const legsBefore = (draft: MoveDraft | undefined): readonly Leg[] =>
  draft?.proposal === undefined ? (draft?.legs ?? []) : draft.legs.slice(0, -1);

const say = (hand: Hand, kind: ProposalKind): void =>
  hand.emit({
    kind: 'hint',
    hint: kind === 'conform' ? { kind: 'nothing-to-conform-to' } : { kind: 'no-proposal', proposal: kind },
  });

/** Shows what could be done, and does nothing; asked again, the next way to do it. The open move goes before it. */
export const propose = (hand: Hand, kind: ProposalKind): void => {
  const ids = moversOfHand(hand);
  if (ids.length === 0) return;
  if (legsBefore(hand.draft).length >= MOST_LEGS) commitDraft(hand);
  const before = legsBefore(hand.draft);
  const ways = waysTo(hand, kind, standsAfter(hand.world.geometry(), ids, before));
  const shown = hand.draft?.proposal === kind ? (hand.draft.choice?.number ?? 1) : 0;
  const number = (shown % Math.max(1, ways.length)) + 1;
  const leg = ways[number - 1];
  if (!leg) return say(hand, kind);
  const choice = ways.length > 1 ? { choice: { number, of: ways.length } } : {};
  hand.setDraft(
    planDraft(hand.world, ids, [...before, leg], { gesture: 'proposal', isHeld: false, proposal: kind, ...choice }),
  );
};
