import { bodyOf, type Point } from '@vexillum/geometry';
import type { Pose } from '@vexillum/model';
import type { LedgerEntry } from '@vexillum/protocol';
import type { MatchEntry } from '@vexillum/frame/replay/match-entry';
import type { MarchView, OverlayView } from '../../board/index.ts';
import type { Profile, Snapshot, ToldEvent } from '../../rules/index.ts';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Hand } from '../hand/hand.ts';
import type { LiveTable } from '../live-table.ts';
import { type Motion, motionOf } from '../replay/motion.ts';
import { nothingStirs, type ShownMove } from '../view/board-moment.ts';
import { shapeOf } from '../view/shape-of.ts';
import { sideStyle } from '../view/side-style.ts';

interface Needs {
  readonly battle: Pick<Battle, '$snapshot' | 'profile'>;
  readonly hand: { readonly shows: Pick<Hand['shows'], '$held'> };
  readonly overlays: Pick<Overlays, '$stir'>;
  readonly live: Pick<LiveTable, 'onEntries'>;
  /** This reader wants no motion. */
  readonly isStill: () => boolean;
}

type Moves = ShownMove['moves'];

/** How long a march is seen, in milliseconds: at least, at most, and for each MU. */
const SHORTEST = 400;
const LONGEST = 800;
const FOR_AN_MU = 70;
/** A way has so many legs, each straight. */
const LEGS = 20;
/** Marches that a board may not have drawn yet; older ones are over. */
const KEPT = 100;
const BLOW_STAYS = 2500;

const isSame = (one: Pose | undefined, other: Pose | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.every((part, index) => part === other[index]));

/** The stands that lie elsewhere than before, but for those that the reader's own hand has put there. */
export const movedBetween = (before: Snapshot, now: Snapshot, carried: ReadonlyMap<string, Pose>): Moves =>
  [...now.public.stand.keys()].flatMap((id) => {
    const [from, to] = [before.public.pose.get(id), now.public.pose.get(id)];
    return from && to && !isSame(from, to) && !isSame(carried.get(id), to) ? [{ id, from, to }] : [];
  });

const timeFor = (length: number): number => Math.min(LONGEST, Math.max(SHORTEST, SHORTEST + length * FOR_AN_MU));

const lengthOf = ({ from, to }: Moves[number]): number => Math.hypot(to[0] - from[0], to[1] - from[1]) / 1000;

const middleOf = (snapshot: Snapshot, profile: Profile, id: string): Point | undefined => {
  const pose = snapshot.public.pose.get(id);
  const shape = shapeOf(snapshot, profile, id);
  return pose && shape && bodyOf({ id, side: '', pose, width: shape.width, depth: shape.depth }).center;
};

/** From whoever won a combat to whoever lost it. */
const blowOf = (snapshot: Snapshot, before: Snapshot, profile: Profile, id: string): OverlayView | undefined => {
  const { attacker = '', defender = '', result } = snapshot.public.combat.get(id) ?? {};
  if (!result || !('loser' in result)) return undefined;
  const { loser } = result;
  const winner = loser === attacker ? defender : attacker;
  const [from, to] = [winner, loser].map((each) => middleOf(before, profile, each));
  if (!from || !to) return undefined;
  const side = sideStyle(shapeOf(before, profile, winner)?.side);
  return { id: `blow:${id}`, kind: 'blow', side, shapes: [[from, to]], isClosed: false };
};

/** Watches what happens on the board, for it to be seen: whatever the reader has not carried themselves walks, and a blow that was struck is an arrow for a moment. */
export class StirWatch {
  readonly #at: Needs;
  readonly #stops: (() => void)[];
  #before: Snapshot;
  /** As it was before stands moved last. */
  #settled: Snapshot;
  #carried: ReadonlyMap<string, Pose> = new Map();
  /** Who set out last, and on which march. */
  #walkers: ReadonlyMap<string, { readonly march: string; readonly move: Moves[number] }> = new Map();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(at: Needs) {
    this.#at = at;
    this.#before = at.battle.$snapshot.get();
    this.#settled = this.#before;
    this.#stops = [
      at.battle.$snapshot.listen((snapshot) => this.#look(snapshot)),
      at.hand.shows.$held.listen((held) => {
        if (held.size > 0) this.#carried = held;
      }),
      at.live.onEntries((entries) => this.#learnWays(entries)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    clearTimeout(this.#timer);
    this.#at.overlays.$stir.set(nothingStirs);
  }

  /** What an entry of the log says has happened. */
  tell(event: ToldEvent): void {
    if (event.kind !== 'combat-applied' || this.#at.isStill()) return;
    const blow = blowOf(this.#before, this.#settled, this.#at.battle.profile, event.id);
    if (!blow) return;
    const { $stir } = this.#at.overlays;
    $stir.set({ ...$stir.get(), blows: [blow] });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => $stir.set({ ...$stir.get(), blows: nothingStirs.blows }), BLOW_STAYS);
  }

  #look(now: Snapshot): void {
    const before = this.#before;
    this.#before = now;
    if (now.public.pose === before.public.pose && now.public.stand === before.public.stand) return;
    this.#settled = before;
    const moves = this.#at.isStill() ? [] : movedBetween(before, now, this.#carried);
    const { $stir } = this.#at.overlays;
    const stir = $stir.get();
    if (moves.length === 0) return;
    $stir.set({ ...stir, marches: [...stir.marches, ...this.#setOut(moves)].slice(-KEPT) });
  }

  /** Straight, until the entry has told the way. */
  #setOut(moves: Moves): readonly MarchView[] {
    if (moves.length === 0) return [];
    this.#count += 1;
    const milliseconds = timeFor(Math.max(...moves.map(lengthOf)));
    const marchOf = (id: string) => `${this.#count} ${id}`;
    this.#walkers = new Map(moves.map((move) => [move.id, { march: marchOf(move.id), move }]));
    return moves.map(({ id, from, to }) => ({ id: marchOf(id), stand: id, way: [from, to], milliseconds }));
  }

  /** Documents come before their entries: whoever has set out goes on along the true way. */
  #learnWays(entries: readonly LedgerEntry[]): void {
    const ways = new Map<string, Pick<MarchView, 'way' | 'milliseconds'>>();
    for (const entry of entries) {
      const motion = motionOf(this.#settled, this.#at.battle.profile, entry as MatchEntry);
      if (motion) for (const [id, way] of this.#waysIn(motion)) ways.set(id, way);
    }
    if (ways.size === 0) return;
    const { $stir } = this.#at.overlays;
    const stir = $stir.get();
    $stir.set({ ...stir, marches: stir.marches.map((march) => ({ ...march, ...ways.get(march.id) })) });
  }

  /** By march; only of those who set out from there to there. */
  #waysIn({ moves, at, length }: Motion) {
    const milliseconds = timeFor(length);
    const ours = moves.flatMap(({ id, from, to }) => {
      const walker = this.#walkers.get(id);
      return walker && isSame(walker.move.from, from) && isSame(walker.move.to, to)
        ? [{ id, march: walker.march }]
        : [];
    });
    if (ours.length === 0) return [];
    const moments = Array.from({ length: LEGS + 1 }, (_, leg) => at(leg / LEGS));
    return ours.map(({ id, march }) => {
      const way = moments.flatMap((poses) => {
        const pose = poses.get(id);
        return pose ? [pose] : [];
      });
      return [march, { way, milliseconds }] as const;
    });
  }
}
