import { isSettled, rulingFor, THIS_TABLE, type Turn } from '@vexillum/model';
import { assist, type Flag } from '@vexillum/rules-assist';
import { sides } from '../deployment/order-of-play.ts';
import { profileAt } from '../profiles/profile-of.ts';
import { createBattleFacts } from './battle-facts.ts';
import { battleRules } from './battle-rules.ts';
import { flagMatter } from './flag-args.ts';
import { matterOf } from './leftover-matter.ts';
import { type Leftover, leftoverId, type LeftWeight, leftWeights } from '../records/leftover.ts';
import { Edits, type Snapshot } from '../records/table.ts';

/** So many are kept at most: a table that ignores every flag has more of them than anybody reads. */
const MOST = 100;

const inPublic = (snapshot: Snapshot): Snapshot => ({ public: snapshot.public, sides: {} });

/** What the rules remark on what everybody sees. Whoever knows more may read more, or other, flags: of those nothing is ever kept. */
const publicFlags = (snapshot: Snapshot): ReadonlyMap<string, Flag> => {
  const seen = inPublic(snapshot);
  const flags = assist(createBattleFacts()(seen, profileAt(seen), {}), battleRules);
  return new Map(flags.flatMap((flag) => (flag.secretOf === undefined ? [[flag.id, flag]] : [])));
};

const isSettledIn = (snapshot: Snapshot, flag: Flag): boolean =>
  isSettled(rulingFor(inPublic(snapshot), flagMatter(flag)), sides);

const weightOf = ({ weight }: Flag): LeftWeight | undefined => leftWeights.find((each) => each === weight);

const isDone = (snapshot: Snapshot, id: string, left: Leftover): boolean =>
  isSettled(rulingFor(snapshot, matterOf(id, left)), sides);

const isOpenStill = (snapshot: Snapshot, id: string, left: Leftover): boolean => {
  const { flag, about, says } = left;
  const matter = left.isPast ? matterOf(id, left) : { id: flag, about, says };
  return !isSettled(rulingFor(snapshot, matter), sides);
};

/** How many of those that are kept still wait for somebody to settle them. */
export const countLeftOpen = (snapshot: Snapshot): number =>
  [...snapshot.public.leftover].filter(([id, left]) => isOpenStill(snapshot, id, left)).length;

const leftoverOf = (flag: Flag, weight: LeftWeight, { number, side, phase }: Turn): Leftover => {
  const { id, about, says } = flagMatter(flag);
  return {
    flag: id,
    rule: flag.rule,
    weight,
    says,
    about,
    ...(flag.side === undefined ? {} : { of: flag.side }),
    turn: number,
    side,
    ...(phase === undefined ? {} : { phase }),
  };
};

/** The end of a phase: the table as it ends, and its flags then and as the next one finds it. */
interface PhaseEnd {
  readonly edits: Edits;
  readonly before: Snapshot;
  readonly now: ReadonlyMap<string, Flag>;
  readonly next: ReadonlyMap<string, Flag>;
}

/** The rule says no more of it. What one captain has agreed to, who has asked the umpire and what the umpire has not allowed stays said. */
const putPast = ({ edits, before }: PhaseEnd, flag: Flag, left: Leftover): void => {
  const id = leftoverId(left);
  const { says } = flagMatter(flag);
  edits.put('leftover', id, { ...left, says, isPast: true });
  const said = rulingFor(inPublic(before), flagMatter(flag));
  if (said) edits.put('ruling', id, { ...said, about: [], says, poses: {} });
};

/** What earlier phases left: settled or put right it goes; answers the flags that still stand open and are kept. */
const review = (end: PhaseEnd): ReadonlySet<string> => {
  const { edits, before, now, next } = end;
  const kept = new Set<string>();
  for (const [id, left] of before.public.leftover) {
    const flag = left.isPast ? undefined : now.get(left.flag);
    const isOpen = left.isPast ? !isDone(before, id, left) : flag !== undefined && !isSettledIn(before, flag);
    if (!isOpen) edits.put('leftover', id, null);
    if (!isOpen || !flag) continue;
    kept.add(flag.id);
    if (!next.has(flag.id)) putPast(end, flag, left);
  }
  return kept;
};

/**
 * What is left open when a phase ends, and what has become of what earlier ones left. `after` is the table as the next phase finds it, when
 * trails, points and slips may have gone.
 */
export const leaveOpen = (before: Snapshot, after: Snapshot): Edits => {
  const edits = new Edits(before);
  const turn = before.public.turn.get(THIS_TABLE);
  if (!turn) return edits;
  const end: PhaseEnd = { edits, before, now: publicFlags(before), next: publicFlags(after) };
  const kept = review(end);
  let room = MOST - before.public.leftover.size;
  for (const flag of end.now.values()) {
    const weight = weightOf(flag);
    if (weight === undefined || kept.has(flag.id) || isSettledIn(before, flag) || room <= 0) continue;
    room--;
    const left = leftoverOf(flag, weight, turn);
    if (end.next.has(flag.id)) edits.put('leftover', leftoverId(left), left);
    else putPast(end, flag, left);
  }
  return edits;
};
