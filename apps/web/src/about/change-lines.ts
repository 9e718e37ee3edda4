/** Whom a change concerns. */
export const readers = ['player', 'umpire', 'host', 'code'] as const;
export type Reader = (typeof readers)[number];

export interface ChangeLine {
  /** One or more. */
  readonly readers: readonly Reader[];
  readonly text: string;
}

/** What came with one version, newest first. */
export interface Changes {
  readonly version: string;
  readonly lines: readonly ChangeLine[];
}

const HEADING = /^## (.+)$/;
const LINE = /^- ((?:\[(?:player|umpire|host|code)\] )+)(.+)$/;

/** Reads the change log as it is written: a heading a version, a line a change. Back-ticks are left out. */
export const changesOf = (log: string): readonly Changes[] => {
  const found: { version: string; lines: ChangeLine[] }[] = [];
  for (const row of log.split('\n')) {
    const version = HEADING.exec(row)?.[1];
    if (version !== undefined) found.push({ version, lines: [] });
    const line = LINE.exec(row);
    if (!line) continue;
    const [, marks = '', text = ''] = line;
    const concerned = readers.filter((reader) => marks.includes(`[${reader}]`));
    found.at(-1)?.lines.push({ readers: concerned, text: text.replaceAll('`', '') });
  }
  return found;
};
