import type { Game } from '@vexillum/model';
import * as listed from './games.ts';

export const games: readonly Game[] = Object.values(listed).flat();
