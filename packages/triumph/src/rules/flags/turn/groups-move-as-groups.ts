import type { SingleMove } from '@vexillum/geometry';
import { type SideId, THIS_TABLE, type Words, words } from '@vexillum/model';
import { defineRule, type Finding } from '@vexillum/rules-assist';
import { sides } from '../../deployment/order-of-play.ts';
import type { BattleFacts } from '../battle-facts.ts';
import { nameIn } from '../name-in.ts';
import { weigh } from '../weigh.ts';
import { isOwnMove } from './own-move.ts';

/** Those who paid for a move of their own, since their group was in difficult ground. */
const movedSingly = ({ snapshot }: BattleFacts): ReadonlySet<string> =>
  new Set([...snapshot.public.slip.values()].flatMap(({ singly }) => singly));

/** The stands that went so in a group, if at least two of them did. */
const wentSo = (facts: BattleFacts, side: SideId, way: SingleMove): string[] => {
  const { trail: trails, stand: stands, turn } = facts.snapshot.public;
  const singly = movedSingly(facts);
  const ids = [...trails].flatMap(([id, trail]) => {
    const stand = stands.get(id);
    const isCounted = stand?.side === side && stand.routed !== turn.get(THIS_TABLE)?.number && !singly.has(id);
    return isCounted && isOwnMove(trail) && trail.inGroup?.includes(way) ? [id] : [];
  });
  return ids.length > 1 ? ids : [];
};

const namesOf = (facts: BattleFacts, ids: readonly string[]): string =>
  ids
    .map((id) => nameIn(facts, id))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join(', ');

const saysOf = (way: SingleMove, names: string): Words => {
  switch (way) {
    case 'oblique':
      return words('Moved obliquely as a group, which only a single stand may: {0}.', names);
    case 'back':
      return words('Moved backwards as a group, which only a single stand may: {0}.', names);
    case 'sideways':
      return words('Moved sideways as a group, which only a single stand may: {0}.', names);
  }
};

/** A group goes aside to square up after contact, and to line up in an enemy's zone of control: which it was, players see. */
const remedyOf = (way: SingleMove): Words =>
  way === 'sideways'
    ? words('Let it be if they squared up to an enemy; otherwise advance and wheel, or move them one by one.')
    : words('Advance and wheel, or move them one by one.');

export const groupsMoveAsGroups = defineRule<BattleFacts>({
  id: 'groups-move-as-groups',
  rows: [],
  title: words('A group advances and wheels; other ways are for single stands'),
  source: 'two answers of the authors in their forum',
  things: () => sides,
  dependsOn: (facts, side) => [
    facts.profile,
    ...facts.profile.groupMayNot.value.flatMap((way) => {
      const ids = wentSo(facts, side, way);
      return [way, ...ids, ...ids.map((id) => nameIn(facts, id))];
    }),
  ],
  check(facts, side) {
    return facts.profile.groupMayNot.value.flatMap((way): Finding[] => {
      const ids = wentSo(facts, side, way);
      return ids.length === 0
        ? []
        : [
            {
              ...(way === 'sideways' ? { weight: 'doubtful' as const } : weigh(facts.profile.groupMayNot)),
              says: saysOf(way, namesOf(facts, ids)),
              remedy: remedyOf(way),
              part: way,
              side,
              about: ids,
            },
          ];
    });
  },
});
