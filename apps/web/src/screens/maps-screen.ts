import { loadMapScreen } from '../games.ts';

await loadMapScreen();
