import { verifyMatch } from '@vexillum/ledger';
import { isRefusal, plainText } from '@vexillum/model';
import { readMatch } from '@vexillum/table/testing';
import { games } from '../../src/all-games.ts';
import { median } from '../median.ts';
import { RandomCampaign } from './random-campaign.ts';

/** Verifying a whole game of Conquest, with every action run again. */
export interface CampaignVerifySpeed {
  readonly entries: number;
  readonly rolls: number;
  readonly bytes: number;
  /** From the text to the verdict, in milliseconds. */
  readonly median: number;
  /** Only reading it (`JSON.parse`), in milliseconds. */
  readonly parsing: number;
}

const playedFile = async (most: number): Promise<string> => {
  const campaign = await RandomCampaign.begin({ map: 'six-shores', players: 6, seed: 11 });
  for (let count = 0; count < most; count++) if ((await campaign.next()) === undefined) break;
  const match = await campaign.room.exportMatch({ id: 'host', kind: 'host' }, 'public');
  if (isRefusal(match)) throw new Error(plainText(match.words));
  const text = await readMatch(match);
  await campaign.room.rest();
  return text;
};

const timesOf = (rounds: number, run: () => unknown): number[] =>
  Array.from({ length: rounds }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });

/** A game of so many actions at most, as it is exported. */
export const measureCampaignVerify = async (most: number, rounds: number): Promise<CampaignVerifySpeed> => {
  const text = await playedFile(most);
  const first = verifyMatch(text, games);
  if (!first.ok || !first.isReplayed)
    throw new Error(first.faults[0] ? plainText(first.faults[0].says) : 'the match was not run again');
  return {
    entries: first.entries,
    rolls: first.rolls,
    bytes: text.length,
    median: median(timesOf(rounds, () => verifyMatch(text, games))),
    parsing: median(timesOf(rounds, () => JSON.parse(text))),
  };
};
