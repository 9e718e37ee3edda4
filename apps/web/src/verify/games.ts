/** The games whose matches can be checked: one line a game. Apart from their screens, so that the worker that checks matches loads none. */
export { games as battles } from '@vexillum/triumph';
export { games as conquest } from '@vexillum/conquest';
export { games as events } from '@vexillum/events';
export { games as noughts } from '../../../../e2e/third-game/rules/index.ts';
