import type { Box } from '@vexillum/geometry';
import type { Profile, Zone } from './profile.ts';

export interface ZoneBox extends Zone {
  /** In MU on the board. */
  readonly box: Box;
}

/** A side's zones where they lie on the board, from that side's left to its right, on its own half. */
export const zoneBoxes = (profile: Profile, side: string): ZoneBox[] => {
  const [width, depth] = profile.boardMu.value;
  const half = depth / 2;
  return profile.zones.value.map((zone) => {
    const span = zone.toMu - zone.fromMu;
    const box =
      side === 'blue'
        ? { x: width - zone.toMu, y: half, width: span, depth: half }
        : { x: zone.fromMu, y: 0, width: span, depth: half };
    return { ...zone, box };
  });
};

/** Where a side deploys: the band along its base edge. */
export const deploymentBox = (profile: Profile, side: string): Box => {
  const [width, depth] = profile.boardMu.value;
  const band = profile.deploymentBandMu.value;
  return { x: 0, y: side === 'blue' ? depth - band : 0, width, depth: band };
};
