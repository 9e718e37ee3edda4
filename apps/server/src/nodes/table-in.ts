const paths = [
  /^\/sync\/([a-z2-7]{16})\//,
  /^\/api\/tables\/([a-z2-7]{16})(?:[/?]|$)/,
  /^\/api\/play\/([a-z2-7]{16})(?:[/?]|$)/,
];

/** The table that an address is about. */
export const tableIn = (url: string | undefined): string | undefined => {
  for (const path of paths) {
    const found = path.exec(url ?? '')?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What is about no single table and lies in the memory of one node: who looks for whom, what hangs in lists, player cards, boards. */
const ofOffice =
  /^\/api\/(?:(?:play|events)(?:\/changes)?|(?:seeks|card|boards|honours|pots|ranks|results)(?:\/.*)?)\/?$/;

export const isForOffice = (method: string | undefined, url: string | undefined): boolean => {
  const [path = ''] = (url ?? '').split('?');
  if (path === '/api/tables') return method !== 'POST';
  return ofOffice.test(path);
};
