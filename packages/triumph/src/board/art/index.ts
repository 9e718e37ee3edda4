/** All that makes a battlefield look like a table of miniatures: it is loaded after the first board, which is drawn plainly until then. */
export { drawCampArt } from './camp.ts';
export { drawFigures } from './figures/draw-figures.ts';
export { landArt } from './land/land-art.ts';
export { bakeSoil, bakeTurf, layGround } from './bake-ground.ts';
export { SOIL_PIXELS } from './soil.ts';
export { TURF, TURF_PIXELS } from './turf.ts';
