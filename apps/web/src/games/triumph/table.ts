import './battle-table.ts';

export { gamesAtTable as games } from '@vexillum/triumph';
