import type { Game } from '@vexillum/model';
import type { TemplateResult } from 'lit';
import type { TableSetup } from './new-table/table-wish.ts';
import type { ReplayProps } from './replay/replay-props.ts';
import type { TableProps } from './table/table-props.ts';

/** A game with the screen of its table, loaded when somebody sits down at one. */
export interface GameScreen {
  readonly game: Game;
  /** Its element, which takes the live table from there and tells `shown`. */
  readonly table: (props: TableProps) => TemplateResult;
}

interface Screens {
  readonly games: readonly Game[];
  readonly table: GameScreen['table'];
}

const screensOf = async (id: string): Promise<Screens> =>
  id === 'conquest' ? await import('./games/conquest/table.ts') : await import('./games/triumph/table.ts');

/** The games that this app can show. The one place where they are named. */
export const loadGame = async (id: string): Promise<GameScreen | undefined> => {
  const { games, table } = await screensOf(id);
  const game = games.find((one) => one.id === id);
  return game && { game, table };
};

type ReplayView = (props: ReplayProps) => TemplateResult;

/** What shows a match again; none where this app does not know the game. */
export const loadReplay = async (id: string): Promise<ReplayView | undefined> => {
  if ((await loadGame(id)) === undefined) return undefined;
  const { replay } =
    id === 'conquest'
      ? await import('./games/conquest/replay/replay.ts')
      : await import('./games/triumph/replay/replay.ts');
  return replay;
};

/** Loads the element `vx-profile-values`, which tells a profile's values. */
export const loadProfileValues = () => import('./games/triumph/rules-of-table/profile-values.ts');

export const loadArmyScreen = () => import('./games/triumph/armies/armies-screen.ts');

export const loadMapScreen = () => import('./games/conquest/maps/maps-screen.ts');

/** A game's own part of the page where a table is set up; none where the page's own is enough. */
export const loadTableSetup = async (id: string): Promise<TableSetup | undefined> =>
  id === 'conquest' ? (await import('./games/conquest/lobby/table-setup.ts')).setup : undefined;

/** What opens a table where one person plays against machines. */
export const loadTryAlone = () => import('./games/conquest/lobby/try-alone.ts');
