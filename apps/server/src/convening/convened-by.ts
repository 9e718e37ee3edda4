import type { ConvenedBy } from '@vexillum/protocol';
import { readListing } from '../play/listing.ts';
import type { ServerContext } from '../server-context.ts';
import { readConvened } from './convened.ts';

/** The table that this one was made for, without waking it; none where it was made for itself, and where the other is no more. */
export const convenedBy = async (
  { convening, records, glances }: Pick<ServerContext, 'convening' | 'records' | 'glances'>,
  table: string,
): Promise<ConvenedBy | undefined> => {
  if (!convening.isConvened(table)) return undefined;
  const convened = await readConvened(records, table);
  const news = convened && (await glances.newsOf(convened.event));
  if (!news) return undefined;
  const { event, round } = convened;
  const isListed = (await readListing(records, event)) !== undefined;
  return {
    table: event,
    name: news.name,
    ...(round === undefined ? {} : { round }),
    ...(isListed ? { isListed: true as const } : {}),
  };
};

/** The same for strangers, who learn of none that they could not find. */
export const listedConvener = async (
  context: Parameters<typeof convenedBy>[0],
  table: string,
): Promise<ConvenedBy | undefined> => {
  const by = await convenedBy(context, table);
  return by?.isListed ? by : undefined;
};
