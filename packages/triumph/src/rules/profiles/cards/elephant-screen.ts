import { type Sourced, verified } from '../sourced.ts';

const CARD = 'Battle Cards 1.0, card 20';

/** Card 20: markers of elephants before a line of stands. */
export interface ElephantScreen {
  /** As a suggestion. */
  readonly markerWidthMu: Sourced<number>;
  readonly markerDepthMu: Sourced<readonly [least: number, most: number]>;
}

export const elephantScreen: ElephantScreen = {
  markerWidthMu: verified(2, `${CARD} (BC-20-ESCREEN-MODEL-1), as a suggestion`),
  markerDepthMu: verified([0.25, 0.5], `${CARD} (BC-20-ESCREEN-MODEL-1), as a suggestion`),
};
