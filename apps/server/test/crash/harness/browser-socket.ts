import { WebSocket } from 'ws';
import type { WireTap } from './wire-tap.ts';

interface Visitor {
  readonly origin: string;
  readonly cookieHeader: string;
}

/** What a browser's WebSocket does by itself: sends the cookies and says which page it belongs to. Everything passes the tap. */
export const browserSocket = ({ origin, cookieHeader }: Visitor, tap: WireTap): typeof globalThis.WebSocket => {
  class BrowserSocket extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols, { headers: { origin, cookie: cookieHeader }, perMessageDeflate: false });
      this.on('open', () => tap.opened());
      this.on('close', (code) => tap.closed(code));
      this.on('message', (data) => tap.heard(this, new Uint8Array(data as ArrayBuffer)));
    }

    override send(data: Parameters<WebSocket['send']>[0]): void {
      tap.sent(data as Uint8Array);
      super.send(data);
    }
  }
  // The two declare the same interface in words that do not match to the letter.
  return BrowserSocket as unknown as typeof globalThis.WebSocket;
};
