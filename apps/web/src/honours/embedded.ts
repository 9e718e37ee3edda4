/** Whether this is a board on somebody else's page: the only address of ours that a browser shows there (apps/server, `framedHeaders`). */
export const isEmbedded = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  pathname === '/boards' && new URLSearchParams(search).has('embed');

/** The same board for a page of somebody's own. */
export const embedPath = (path: string): string => `${path}&embed`;

/** The address of the board alone, to be seen with everything round it. */
export const wholePath = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => {
  const asked = new URLSearchParams(search);
  asked.delete('embed');
  return `${pathname}?${asked.toString()}`;
};
