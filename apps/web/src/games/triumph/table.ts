import './battle-table.ts';

export { games } from '@vexillum/triumph';
