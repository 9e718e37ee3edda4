import { normalDegrees, type Placement } from '../placement.ts';
import { advance } from './advance.ts';

/** On its own ground, so that its rear edge becomes the front; or about its front edge, which stays where it was. */
export type AboutFace = 'center' | 'front';

export const aboutFace = (at: Placement, depth: number, about: AboutFace): Placement => ({
  ...(about === 'center' ? advance(at, -depth) : at),
  degrees: normalDegrees(at.degrees + 180),
});

/** What the front corners travel for either, in MU. */
export const aboutFacePrices = (width: number, depth: number): Readonly<Record<AboutFace, number>> => ({
  center: Math.hypot(width, depth),
  front: width,
});
