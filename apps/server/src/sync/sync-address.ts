export interface SyncAddress {
  readonly table: string;
  readonly document: string;
  readonly seat: string | undefined;
  readonly epoch: string | undefined;
  readonly wantsEvents: boolean;
}

const path = /^\/sync\/([A-Za-z0-9_-]{1,64})\/([a-z0-9-]{1,64})$/;

/** What an upgrade asks for, `/sync/TABLE/DOCUMENT?seat=…&epoch=…&events=1`; `undefined` when it is no such address. */
export const readSyncAddress = (url: string | undefined): SyncAddress | undefined => {
  const [pathname = '', query = ''] = (url ?? '').split('?', 2);
  const found = path.exec(pathname);
  const [, table, document] = found ?? [];
  if (table === undefined || document === undefined) return undefined;
  const params = new URLSearchParams(query);
  return {
    table,
    document,
    seat: params.get('seat') || undefined,
    epoch: params.get('epoch') || undefined,
    wantsEvents: params.get('events') === '1',
  };
};
