import { msg, str } from '@vexillum/ui/words';
import { type CommandLosses, lossesForReader } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';
import type { Battle } from '../battle.ts';
import type { Overlays } from '../board/overlays.ts';
import type { Toasts } from '@vexillum/ui';

/** What it needs of the battle, and where it shows it. */
export interface MarkedBattle {
  readonly battle: Pick<Battle, '$snapshot' | 'snapshot' | 'profile' | 'side'>;
  readonly overlays: Pick<Overlays, '$extra'>;
  readonly toasts: Toasts;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

const demoralizedIn = ({ battle: { snapshot, profile } }: MarkedBattle): CommandLosses[] =>
  lossesForReader(snapshot, profile)
    .flatMap(({ commands }) => commands)
    .filter(({ isDemoralized }) => isDemoralized);

const mark = (at: MarkedBattle, commands: readonly CommandLosses[]): void => {
  const extra = at.overlays.$extra.get();
  const demoralized = new Set(commands.flatMap(({ stands }) => stands));
  if (!isSame(demoralized, extra.demoralized ?? new Set())) at.overlays.$extra.set({ ...extra, demoralized });
};

/** What the others do is read out from the log; nobody is told of their own losses there. */
const tellOwn = (
  { battle: { side }, toasts }: MarkedBattle,
  known: Set<number> | undefined,
  now: ReadonlySet<number>,
): void => {
  if (!known || side === undefined) return;
  for (const command of now)
    if (!known.has(command)) toasts.add(msg(str`${sideTitle(side)}’s command ${command} is demoralized`), 'warning');
};

/** Keeps the signs of demoralized stands on the board up to date, as far as the reader knows. The board does not wait for it. */
export const showDemoralized = (at: MarkedBattle): (() => void) => {
  let key: readonly unknown[] = [];
  let known: Set<number> | undefined;
  return at.battle.$snapshot.subscribe(({ public: { stand, seal, table }, sides }) => {
    const next = [stand, seal, table, ...Object.values(sides).map((layer) => layer?.stand)];
    if (next.length === key.length && next.every((part, index) => part === key[index])) return;
    key = next;
    const commands = demoralizedIn(at);
    mark(at, commands);
    // Under the shade the reader's own are counted as everybody counts them: that is no news.
    if (at.battle.side === undefined || !sides[at.battle.side]) return;
    const own = new Set<number>(commands.filter(({ side }) => side === at.battle.side).map(({ command }) => command));
    tellOwn(at, known, own);
    known = own;
  });
};
