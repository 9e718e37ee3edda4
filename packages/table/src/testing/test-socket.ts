/** What a server can send down a test socket: a message, or the end. */
export type Frame = { readonly bytes: Uint8Array } | { readonly code: number; readonly reason: string };

interface Listeners {
  onopen: (() => void) | null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/**
 * Both ends of one connection. The client's end has the shape of a WebSocket; nothing arrives at either end before the test
 * network delivers it.
 */
export class TestSocket implements Listeners {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly OPEN = 1;
  readonly url: string;
  binaryType = 'blob';
  readyState = 0;
  onopen: Listeners['onopen'] = null;
  onmessage: Listeners['onmessage'] = null;
  onclose: Listeners['onclose'] = null;
  onerror: Listeners['onerror'] = null;
  /** On their way. */
  readonly toServer: Uint8Array[] = [];
  readonly toClient: Frame[] = [];
  /** Everything that came out at the client's end. */
  readonly received: Uint8Array[] = [];
  /** True once the server took the connection. */
  isTaken = false;
  /** The client has hung up, and the server has not heard. */
  hasHungUp = false;

  constructor(url: string) {
    this.url = url;
  }

  send(data: Uint8Array | ArrayBuffer): void {
    if (this.readyState === 0) throw new Error('still connecting');
    if (this.readyState === 1) this.toServer.push(new Uint8Array(data).slice());
  }

  close(): void {
    if (this.readyState >= 2) return;
    this.readyState = 3;
    this.hasHungUp = true;
    this.toClient.length = 0;
  }

  /** The network has connected it. */
  open(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }

  /** Takes the next frame out of the wire at the client's end. */
  deliverToClient(): Frame | undefined {
    const frame = this.toClient.shift();
    if (!frame || this.readyState >= 2) return frame;
    if ('bytes' in frame) {
      this.received.push(frame.bytes);
      this.onmessage?.({ data: frame.bytes.slice().buffer as ArrayBuffer });
    } else this.end(frame.code, frame.reason);
    return frame;
  }

  /** The connection is over, for the client to hear. */
  end(code: number, reason: string): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.toClient.length = 0;
    this.toServer.length = 0;
    this.onclose?.({ code, reason });
  }
}
