import type { Snapshot } from '@vexillum/model';

/** What somebody has before him who has met a mistake. */
export interface Scene {
  readonly snapshot: Snapshot;
  readonly table: string;
  readonly seat: string;
  /** Of this page, and of the server where it has answered. */
  readonly version: string;
  readonly server: string | undefined;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly language: string;
  readonly browser: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The facts that whoever runs the server needs to look into it: no name, no link, nothing that only one side may know. */
export const reportText = (scene: Scene): string => {
  const { snapshot, table, seat, version, server = 'no answer', at, language, browser, width, height } = scene;
  const entry = Math.max(0, ...[...snapshot.public.log.values()].map(({ seq }) => seq));
  return [
    `Vexillum ${version} (server: ${server})`,
    `Table ${table}, seat ${seat}, after entry ${entry}`,
    at,
    `${width} x ${height}, ${language}`,
    browser,
  ].join('\n');
};
