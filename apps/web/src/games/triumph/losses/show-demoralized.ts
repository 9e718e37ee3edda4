import { msg, str } from '@lit/localize';
import { type CommandLosses, lossesForReader } from '@vexillum/triumph';
import { sideTitle } from '../../../seat-title.ts';
import type { Desk } from '../desk.ts';

/** As much of a desk as it needs. */
export type MarkedDesk = Pick<Desk, 'snapshot' | 'profile' | 'side' | 'toasts' | '$extra'> & {
  readonly live: Pick<Desk['live'], '$snapshot'>;
};

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

const demoralizedIn = ({ snapshot, profile }: MarkedDesk): CommandLosses[] =>
  lossesForReader(snapshot, profile)
    .flatMap(({ commands }) => commands)
    .filter(({ isDemoralized }) => isDemoralized);

const mark = (desk: MarkedDesk, commands: readonly CommandLosses[]): void => {
  const extra = desk.$extra.get();
  const demoralized = new Set(commands.flatMap(({ stands }) => stands));
  if (!isSame(demoralized, extra.demoralized ?? new Set())) desk.$extra.set({ ...extra, demoralized });
};

/** What the others do is read out from the log; of his own losses nobody is told there. */
const tellOwn = ({ side, toasts }: MarkedDesk, known: Set<number> | undefined, now: ReadonlySet<number>): void => {
  if (!known || side === undefined) return;
  for (const command of now)
    if (!known.has(command)) toasts.add(msg(str`${sideTitle(side)}’s command ${command} is demoralized`), 'warning');
};

/** Keeps the signs of demoralized stands on the board up to date, as far as the reader knows. The board does not wait for it. */
export const showDemoralized = (desk: MarkedDesk): (() => void) => {
  let key: readonly unknown[] = [];
  let known: Set<number> | undefined;
  return desk.live.$snapshot.subscribe(({ public: { stand, seal, table }, sides }) => {
    const next = [stand, seal, table, ...Object.values(sides).map((layer) => layer?.stand)];
    if (next.length === key.length && next.every((part, index) => part === key[index])) return;
    key = next;
    const commands = demoralizedIn(desk);
    mark(desk, commands);
    // Under the shade his own are counted as everybody does: that is no news.
    if (desk.side === undefined || !sides[desk.side]) return;
    const own = new Set<number>(commands.filter(({ side }) => side === desk.side).map(({ command }) => command));
    tellOwn(desk, known, own);
    known = own;
  });
};
