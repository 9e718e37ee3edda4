import { loadArmyScreen } from '../games.ts';

await loadArmyScreen();
