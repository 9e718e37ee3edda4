/** The games that this app can show: one line a game, in the order of these names. The one place where they are named; those whose matches it checks are in verify/games.ts. */
export { screen as battles } from '@vexillum/triumph/screen';
export { screen as conquest } from '@vexillum/conquest/screen';
export { screen as events } from '@vexillum/events/screen';
export { screen as noughts } from '../../../e2e/third-game/screen/screen.ts';
