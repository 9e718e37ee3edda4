import { raiseFormat } from '../store/postgres/raise-format.ts';
import { READS_FORMAT } from '../store/postgres/reads-format.ts';

/** Answers what the command ends with: 0, or 2 where a server of before still runs. `reads`: the format of this version. */
export const finishUpgrade = async (
  database: string | undefined,
  reads = READS_FORMAT,
  say: (text: string) => void = console.log,
): Promise<number> => {
  if (!database)
    throw new Error(
      'This is for several servers on one database: set DATABASE_URL to it. A data folder is of its one server, and needs nothing of the kind.',
    );
  const raised = await raiseFormat(database, reads);
  if (raised.kind === 'held-back') {
    for (const { name, version } of raised.by)
      say(
        `${name} runs ${version === '' ? 'an older version' : `version ${version}`}, which does not read format ${reads}.`,
      );
    say('Nothing was changed. Bring these up to the new version, or stop them, and try again.');
    return 2;
  }
  const { from, to } = raised;
  say(
    from === to
      ? `The database is written in format ${to} already; nothing was changed.`
      : `The database was written in format ${from}, and is in format ${to} from now on: versions that do not read it start no more.`,
  );
  return 0;
};
