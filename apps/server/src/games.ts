/** The games that this server runs: one line a game, offered in the order of these names. The one place where they are named. */
export { games as battles } from '@vexillum/triumph';
export { games as conquest } from '@vexillum/conquest';
export { games as events } from '@vexillum/events';
export { games as noughts } from '../../../e2e/third-game/rules/index.ts';
