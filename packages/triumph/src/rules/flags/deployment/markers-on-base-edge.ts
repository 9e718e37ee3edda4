import { MILLI_MU, words } from '@vexillum/model';
import { defineRule } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { muTextUp } from '../mu-text.ts';
import { ownEyes } from '../own-eyes.ts';
import { weigh } from '../weigh.ts';
import { isDeploying } from './is-deploying.ts';

/** A marker's one point lies on the base edge: what a sealed table asks for anyway, and an open one leaves to its players. */
export const markersOnBaseEdge = defineRule<BattleFacts>({
  id: 'markers-on-base-edge',
  rows: ['GT-MARKER-001'],
  title: words('Markers lie on the base edge'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Deployment Markers',
  things: ({ snapshot }) => snapshot.public.marker.keys(),
  dependsOn: (facts, id) => [
    facts.profile,
    isDeploying(facts),
    facts.snapshot.public.marker.get(id),
    facts.snapshot.public.pose.get(id),
  ],
  check(facts, id) {
    const { profile, snapshot } = facts;
    const marker = snapshot.public.marker.get(id);
    const pose = snapshot.public.pose.get(id);
    if (!marker || !pose || !isDeploying(facts)) return [];
    const { side, letter } = marker;
    const [width, depth] = profile.boardMu.value;
    const at = { x: pose[0] / MILLI_MU, y: pose[1] / MILLI_MU };
    const edge = ownEyes(profile, side, { x: 0, y: 0 }).y;
    const point = { x: Math.min(Math.max(at.x, 0), width), y: edge === 0 ? 0 : depth };
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance === 0) return [];
    const to = [Math.round(point.x * MILLI_MU), Math.round(point.y * MILLI_MU), pose[2]];
    return [
      {
        ...weigh(profile.boardMu),
        says: words('The point of marker {0} is {1} MU off its own base edge.', letter, muTextUp(distance)),
        remedy: words('Put its point on the edge.'),
        measured: { value: distance, allowed: 0, is: 'at-most', unit: 'MU' },
        about: [id],
        side,
        overlays: [{ kind: 'line', from: at, to: point }],
        fix: {
          says: words('Put it on the edge'),
          action: 'place-marker',
          args: { side, letter, pose: to },
        },
      },
    ];
  },
});
