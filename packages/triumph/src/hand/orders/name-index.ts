import { keyOf } from './token.ts';
import type { OrderWords } from './order.ts';

/** One stand or one group that can be named. */
export interface Named {
  readonly ids: readonly string[];
  readonly kind: 'stand' | 'group';
  readonly isOwn: boolean;
  readonly isOnBoard: boolean;
  /** As they are written, the first of them the shortest. */
  readonly names: readonly string[];
  readonly keys: readonly string[];
}

/** Everybody who can be named, and by what. */
export interface NameIndex {
  readonly all: readonly Named[];
  readonly byKey: ReadonlyMap<string, readonly Named[]>;
  /** Which stands are on the board: a group's order is for them. */
  readonly onBoard: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

const named = (of: Omit<Named, 'keys'>): Named => ({ ...of, keys: of.names.map(keyOf) });

const commandWords = ['command', 'kommando', 'befehl'];

/** `2` and `command 2` are the reader's own. */
const withOwnCommand = (names: readonly string[], side: string | undefined): readonly string[] => {
  const command =
    side === undefined
      ? undefined
      : names
          .map(keyOf)
          .find((key) => /^\d$/.test(key.slice(keyOf(side).length)) && key.startsWith(keyOf(side)))
          ?.at(-1);
  return command === undefined ? names : [...names, command, ...commandWords.map((word) => `${word} ${command}`)];
};

const byKeyOf = (all: readonly Named[]): Map<string, Named[]> => {
  const byKey = new Map<string, Named[]>();
  for (const entry of all)
    for (const key of new Set(entry.keys)) if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  return byKey;
};

const groupsOf = ({ groups, stands, side }: OrderWords): Named[] => {
  const own = new Set(stands.filter((stand) => stand.isOwn).map((stand) => stand.id));
  const onBoard = new Set(stands.filter((stand) => stand.isOnBoard).map((stand) => stand.id));
  return groups
    .filter((group) => group.ids.length > 0)
    .map(({ ids, names }) =>
      named({
        ids,
        kind: 'group',
        isOwn: ids.every((id) => own.has(id)),
        isOnBoard: ids.some((id) => onBoard.has(id)),
        names: withOwnCommand(names, side),
      }),
    );
};

export const nameIndexOf = (words: OrderWords): NameIndex => {
  const stands = words.stands.map(({ id, names, isOwn, isOnBoard }) =>
    named({ ids: [id], kind: 'stand', isOwn, isOnBoard, names }),
  );
  const all = [...groupsOf(words), ...stands];
  return {
    all,
    byKey: byKeyOf(all),
    onBoard: new Set(words.stands.filter((stand) => stand.isOnBoard).map((stand) => stand.id)),
    own: new Set(words.stands.filter((stand) => stand.isOwn).map((stand) => stand.id)),
  };
};
