import * as encoding from 'lib0/encoding';
import * as syncProtocol from 'y-protocols/sync';
import { WebsocketProvider } from 'y-websocket';
import { type ClientOptions, WebSocket } from 'ws';
import * as Y from 'yjs';
import type { TestBrowser } from './test-browser.ts';

/** Yjs's messages made by hand. */
export const stepOne = (stateVector: Uint8Array = Y.encodeStateVector(new Y.Doc())): Uint8Array =>
  message((encoder) => {
    encoding.writeVarUint(encoder, syncProtocol.messageYjsSyncStep1);
    encoding.writeVarUint8Array(encoder, stateVector);
  });

export const update = (bytes: Uint8Array): Uint8Array => message((encoder) => syncProtocol.writeUpdate(encoder, bytes));

const message = (write: (encoder: encoding.Encoder) => void): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 0);
  write(encoder);
  return encoding.toUint8Array(encoder);
};

/** A stock y-websocket client outside a browser: it needs to be told its cookie and its Origin, and nothing else. */
export const stockClient = (
  browser: TestBrowser,
  table: string,
  document: string,
  params: Record<string, string> = {},
) => {
  class SocketWithCookie extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[], options: ClientOptions = {}) {
      super(url, protocols, { ...options, headers: { cookie: browser.cookieHeader, origin: browser.origin } });
    }
  }
  const doc = new Y.Doc();
  const provider = new WebsocketProvider(`${browser.origin.replace('http', 'ws')}/sync/${table}`, document, doc, {
    WebSocketPolyfill: SocketWithCookie as unknown as typeof globalThis.WebSocket,
    disableBc: true,
    params,
  });
  const synced = new Promise<void>((resolve) => provider.on('sync', (isSynced: boolean) => isSynced && resolve()));
  const closed = new Promise<{ code: number }>((resolve) => provider.on('closed', resolve));
  return { doc, provider, synced, closed, stop: () => provider.destroy() };
};

/** Resolves as soon as the document makes it true. */
export const untilDoc = (doc: Y.Doc, isTrue: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (isTrue()) return resolve();
    const ask = () => {
      if (!isTrue()) return;
      doc.off('afterTransaction', ask);
      resolve();
    };
    doc.on('afterTransaction', ask);
  });
