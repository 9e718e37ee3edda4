import type { Snapshot } from '@vexillum/model';
import type { Player } from './player.ts';
import { plainLayer, plainMap } from './plain.ts';

/** What one browser shows, as plain data: the public layer, and its own side's. */
const shownBy = ({ live, seat }: Player) => {
  const snapshot = live.$snapshot.get();
  return {
    public: plainLayer(snapshot.public),
    ...(seat.side ? { [seat.side]: plainLayer(snapshot.sides[seat.side]) } : {}),
  };
};

const expectedBy = (truth: Snapshot, { seat }: Player) => ({
  public: plainLayer(truth.public),
  ...(seat.side ? { [seat.side]: plainLayer(truth.sides[seat.side]) } : {}),
});

const planOf = ({ live }: Player) =>
  live.plan && {
    notes: plainMap(live.plan.$notes.get()),
    pad: live.plan.$pad.get(),
    arrows: plainMap(live.plan.$arrows.get()),
  };

/** The first difference between what a browser shows and what it should; for a message that can be read. */
const difference = (shown: unknown, expected: unknown, path = ''): string | undefined => {
  if (JSON.stringify(shown) === JSON.stringify(expected)) return undefined;
  if (!isObject(shown) || !isObject(expected)) return `${path}: shows ${brief(shown)}, should show ${brief(expected)}`;
  for (const key of new Set([...Object.keys(shown), ...Object.keys(expected)])) {
    const found = difference(shown[key], expected[key], `${path}/${key}`);
    if (found) return found;
  }
  // Same content with its keys in another order is the same record.
  return undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const brief = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** How this browser differs from the truth, as far as it may see it; `undefined` when it does not. */
export const differenceFrom = (truth: Snapshot, player: Player): string | undefined => {
  const found = difference(shownBy(player), expectedBy(truth, player));
  return found && `${player.seat.id} ${found}`;
};

/** How two browsers differ in what both may see. */
export const differenceBetween = (one: Player, other: Player): string | undefined => {
  const [mine, theirs] = [shownBy(one), shownBy(other)];
  const found =
    one.seat.side !== undefined && one.seat.side === other.seat.side
      ? (difference(mine, theirs) ?? difference(planOf(one), planOf(other), 'plan'))
      : difference(mine.public, theirs.public);
  return found && `${one.seat.id} and ${other.seat.id} ${found}`;
};

/** The first difference between any two browsers. */
export const differenceAmong = (players: readonly Player[]): string | undefined => {
  for (const one of players)
    for (const other of players) {
      const found = one === other ? undefined : differenceBetween(one, other);
      if (found) return found;
    }
  return undefined;
};
