import { msg, str } from '@vexillum/ui/words';
import type { StoredPose, TouchingPair } from '@vexillum/geometry';
import { fightersOf, oddsOf, ringAt, type Snapshot, sumOf, termsOf } from '../../rules/index.ts';
import { combatWords } from './combat-words.ts';
import { signedText } from './term-words.ts';

type Poses = Readonly<Record<string, StoredPose>>;

/** The table as it would be if these stands were there. */
const withPoses = (snapshot: Snapshot, poses: Poses): Snapshot => ({
  ...snapshot,
  public: { ...snapshot.public, pose: new Map([...snapshot.public.pose, ...Object.entries(poses)]) },
});

const ALL = 36;
const percent = (count: number): string => `${Math.round((100 * count) / ALL)}%`;

const foreseen = (snapshot: Snapshot, poses: Poses, { stand, other }: TouchingPair): string | undefined => {
  const ring = ringAt(withPoses(snapshot, poses), { kind: 'close', attacker: stand, defender: other });
  const [fighters, terms] = [ring && fightersOf(ring), ring && termsOf(ring)];
  if (!fighters || !terms) return undefined;
  const [mine = 0, theirs = 0] = fighters.map(({ side }) => sumOf(terms[side] ?? []));
  const odds = oddsOf(mine, theirs);
  const [wins, loses] = [odds.beats + odds.doubles, odds['is-beaten'] + odds['is-doubled']];
  const sums = `${signedText(mine)} : ${signedText(theirs)}`;
  return msg(
    str`combat ${sums}: wins ${percent(wins)} (doubles ${percent(odds.doubles)}), loses ${percent(loses)} (doubled ${percent(odds['is-doubled'])})`,
  );
};

/** Asked at every step of the pointer, answered anew only where something of it has changed. */
const createForesight = () => {
  let last: { readonly snapshot: Snapshot; readonly key: string; readonly says: string | undefined } | undefined;
  return (snapshot: Snapshot, poses: Poses, pair: TouchingPair): string | undefined => {
    const key = JSON.stringify([poses, pair]);
    if (last?.snapshot === snapshot && last.key === key) return last.says;
    last = { snapshot, key, says: foreseen(snapshot, poses, pair) };
    return last.says;
  };
};

combatWords.foresee = createForesight();
