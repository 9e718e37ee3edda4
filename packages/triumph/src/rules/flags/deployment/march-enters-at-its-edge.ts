import { type Words, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import type { BattleFacts } from '../battle-facts.ts';
import { muText, muTextUp } from '../mu-text.ts';
import { nameIn } from '../name-in.ts';
import { standFix } from '../stand-fix.ts';
import { wayInto } from '../way-into.ts';
import { weigh } from '../weigh.ts';
import { zoneEnds, zonesRoom } from '../zones-room.ts';
import {
  beyondStrip,
  depthOfEntry,
  distanceToEntry,
  type Entered,
  looseIn,
  type MarchEntry,
  marchEntry,
  marchEntryFrom,
  marchesComingIn,
} from './march-entry.ts';

const common = ({ side, from, to }: MarchEntry, stands: readonly Entered[]) => ({
  about: stands.map(({ known }) => known.id),
  side,
  overlays: [{ kind: 'line' as const, from, to }],
});

const baseZones = ({ profile }: BattleFacts, { edge }: MarchEntry): readonly string[] | undefined =>
  edge === 'LB' || edge === 'RB' ? profile.baseEntryZones.value[edge] : undefined;

const awayText = (facts: BattleFacts, march: MarchEntry, nearest: string): Words => {
  const { edge, command } = march;
  if (edge === 'LF')
    return words(
      'Command {0} came in on the left short edge, yet its nearest stand is {1} MU from it.',
      command,
      nearest,
    );
  if (edge === 'RF')
    return words(
      'Command {0} came in on the right short edge, yet its nearest stand is {1} MU from it.',
      command,
      nearest,
    );
  const zones = zoneEnds(facts.profile, baseZones(facts, march) ?? []);
  return words(
    'Command {0} came in on its base edge from {1} to {2}, yet its nearest stand is {3} MU from there.',
    command,
    ...zones,
    nearest,
  );
};

const away = (facts: BattleFacts, march: MarchEntry): Finding => {
  const nearest = Math.min(...march.stands.map((stand) => distanceToEntry(march, stand)));
  return {
    ...weigh(facts.profile.baseEntryZones, facts.profile.boardMu),
    part: 'away',
    says: awayText(facts, march, muTextUp(nearest)),
    remedy: words('Bring it on along that edge.'),
    measured: { value: nearest, allowed: 0, is: 'at-most', unit: 'MU' },
    ...common(march, march.stands),
  };
};

/** How the base rules lay out a march that comes in is not known here, so a stand by itself is open to question. */
const scattered = (march: MarchEntry, loose: readonly Entered[]): Finding => ({
  weight: 'doubtful',
  isUnverified: true,
  part: 'loose',
  says: words(
    'Stands of command {0} that touch neither the edge where it came in nor comrades who do: {1}.',
    march.command,
    loose.length,
  ),
  remedy: words('Bring them on along that edge, or behind their comrades.'),
  measured: { value: loose.length, allowed: 0, is: 'at-most', unit: 'stands' },
  ...common(march, loose),
});

/** How deep a march may be put down was not found; the strip is the card that a public mod measures with. */
const deepOf = ({ profile }: BattleFacts, march: MarchEntry, loose: readonly Entered[]): Finding[] => {
  const { flankEntryMu } = profile;
  const deep = beyondStrip(march, flankEntryMu.value).filter((stand) => !loose.includes(stand));
  if (deep.length === 0) return [];
  const farthest = Math.max(...deep.map((stand) => depthOfEntry(march, stand)));
  return [
    {
      ...weigh(flankEntryMu),
      part: 'deep',
      says: words(
        'Command {0} came in up to {1} MU deep; a flank march is put down within {2} MU of the edge where it comes in. Stands beyond that: {3}.',
        march.command,
        muTextUp(farthest),
        muText(flankEntryMu.value),
        deep.length,
      ),
      remedy: words('Put them down nearer to that edge, side by side along it.'),
      measured: { value: farthest, allowed: flankEntryMu.value, is: 'at-most', unit: 'MU' },
      ...common(march, deep),
    },
  ];
};

/** On the base edge a march has two zones, and no stand of it lies outside of them. */
const asideOf = (facts: BattleFacts, march: MarchEntry): Finding[] => {
  const zones = baseZones(facts, march);
  if (!zones) return [];
  const { profile } = facts;
  const [, depth] = profile.boardMu.value;
  const room = { ...zonesRoom(profile, zones, 3 * depth), y: -depth };
  return march.stands.flatMap((stand): Finding[] => {
    const way = wayInto(profile, march.side, stand.corners, room);
    if (way.kind === 'inside') return [];
    return [
      {
        ...weigh(profile.baseEntryZones),
        part: stand.known.id,
        says: words(
          '{0} came in with a flank march outside its zones of the base edge, {1} to {2}.',
          nameIn(facts, stand.known.id),
          ...zoneEnds(profile, zones),
        ),
        remedy: words('Bring it on within these zones.'),
        ...common(march, [stand]),
        ...standFix(stand.known, way),
      },
    ];
  });
};

export const marchEntersAtItsEdge = defineRule<BattleFacts>({
  id: 'march-enters-at-its-edge',
  rows: ['GT-FLANK-003', 'GT-FLANK-004', 'GT-FLANK-005', 'GT-FLANK-006'],
  title: words('A flank march comes in on its edge'),
  source: 'GRAND TRIUMPH! of 12 June 2017, Flank Marching and Ally Commands',
  things: marchesComingIn,
  dependsOn: (facts, name) => [
    ...marchEntryFrom(facts, name),
    ...(marchEntry(facts, name)?.stands.map(({ known }) => nameIn(facts, known.id)) ?? []),
  ],
  check(facts, name) {
    const march = marchEntry(facts, name);
    if (!march || march.stands.length === 0) return [];
    const loose = looseIn(march);
    if (loose.length === march.stands.length) return [away(facts, march)];
    return [
      ...(loose.length > 0 ? [scattered(march, loose)] : []),
      ...deepOf(facts, march, loose),
      ...asideOf(facts, march),
    ];
  },
});
