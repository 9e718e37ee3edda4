/** A length at which a drag likes to rest (TABLE-TOOLS section 1). */
export interface SoftStop {
  readonly distance: number;
  readonly kind: 'contact' | 'budget' | 'whole';
}

/** The stops between 0 and `reach`, in order: contacts and the budget first where they fall on a whole MU. */
export const softStops = (reach: number, budget: number, contacts: readonly number[]): SoftStop[] => {
  const stops: SoftStop[] = [
    ...contacts.map((distance) => ({ distance, kind: 'contact' }) as const),
    { distance: budget, kind: 'budget' },
    ...Array.from({ length: Math.floor(reach) }, (_, index) => ({ distance: index + 1, kind: 'whole' }) as const),
  ];
  const seen = new Set<number>();
  return stops
    .filter(({ distance }) => {
      const isNew = distance > 0 && distance <= reach && !seen.has(distance);
      seen.add(distance);
      return isNew;
    })
    .toSorted((a, b) => a.distance - b.distance);
};

/** The stop nearest to a dragged length, if one is within `pull` MU of it. */
export const nearestStop = <Stop extends SoftStop>(
  distance: number,
  stops: readonly Stop[],
  pull: number,
): Stop | undefined => {
  const near = stops.filter((stop) => Math.abs(stop.distance - distance) <= pull);
  return near.toSorted((a, b) => Math.abs(a.distance - distance) - Math.abs(b.distance - distance))[0];
};
