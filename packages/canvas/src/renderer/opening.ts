import type { ScreenSize } from '../camera/camera-maths.ts';
import { screenResolution } from './screen-resolution.ts';

/** How either renderer is opened; each is asked only for what it knows. */
export const opening = (size: ScreenSize) => ({
  ...size,
  backgroundAlpha: 0,
  autoDensity: true,
  resolution: screenResolution(),
  // Pixi's pointer handling, its Tab overlay, its elements over the picture and its filters stay out: tools and the table's own list of
  // stands do that work, and what draws the board comes with its shapes.
  skipExtensionImports: true,
});
