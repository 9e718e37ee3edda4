import type { Snapshot } from '../records/table.ts';

/** A moment with the commands, generals and markers' commands that everybody knows at the end. */
export const withHindsight = (now: Snapshot, { public: end }: Snapshot): Snapshot => ({
  ...now,
  public: {
    ...now.public,
    stand: new Map(
      [...now.public.stand].map(([id, stand]) => {
        const { command, general } = end.stand.get(id) ?? {};
        return [id, { ...stand, ...(command ? { command } : {}), ...(general ? { general } : {}) }];
      }),
    ),
    marker: new Map(
      [...now.public.marker].map(([id, marker]) => {
        const command = end.marker.get(id)?.command;
        return [id, command ? { ...marker, command } : marker];
      }),
    ),
  },
});
