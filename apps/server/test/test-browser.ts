import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { TestWire } from './test-wire.ts';

export interface TestAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON; fails the test where it is none. */
  json<T = Record<string, never>>(): T;
  readonly error: { readonly code: string; readonly message: string; readonly field?: string } | undefined;
}

export interface AskOptions {
  readonly method?: string;
  /** Sent as JSON; a Buffer or a text as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser as a server sees it: a cookie jar, an Origin, and a record of every byte it was sent. */
export class TestBrowser {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  readonly received: Buffer[] = [];
  readonly wires: TestWire[] = [];
  /** Where it asks: another node of the same server, or a proxy. */
  address: string;

  /** `origin`: where its page comes from. */
  constructor(origin: string, address = origin) {
    this.origin = origin;
    this.address = address;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string, headers: AskOptions['headers'] = {}): Promise<TestAnswer> {
    return this.ask(path, { headers });
  }

  post(path: string, body?: unknown, headers: AskOptions['headers'] = {}): Promise<TestAnswer> {
    return this.ask(path, { method: 'POST', body, headers });
  }

  async ask(path: string, { method = 'GET', body, headers = {} }: AskOptions = {}): Promise<TestAnswer> {
    const bytes =
      body === undefined || body instanceof Buffer
        ? body
        : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const usual = {
      ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
      ...(method === 'GET' || method === 'HEAD' ? {} : { origin: this.origin }),
      ...(bytes === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    };
    return this.#send(path, method, { ...usual, ...headers }, bytes);
  }

  async claim(token: unknown, name: unknown): Promise<TestAnswer> {
    return this.post('/api/claim', { token, name });
  }

  act(table: string, seat: string, name: string, args: unknown, id: string = randomUUID()): Promise<TestAnswer> {
    return this.post(`/api/tables/${table}/actions/${name}`, { id, args }, { 'x-seat': seat });
  }

  /** Opens a websocket with the jar's cookies. */
  wire(table: string, document: string, query = '', headers: Record<string, string> = {}): TestWire {
    const url = `${this.address.replace('http', 'ws')}/sync/${table}/${document}${query}`;
    const wire = new TestWire(url, { origin: this.origin, cookie: this.cookieHeader, ...headers });
    this.wires.push(wire);
    return wire;
  }

  /** Everything that ever came, over http and sockets. */
  get everythingReceived(): Buffer {
    return Buffer.concat([...this.received, ...this.wires.flatMap((wire) => wire.messages)]);
  }

  #send(path: string, method: string, headers: AskOptions['headers'], body: Buffer | undefined): Promise<TestAnswer> {
    const known = Object.fromEntries(Object.entries(headers ?? {}).filter(([, value]) => value !== undefined));
    return new Promise((resolve, reject) => {
      const asked = request(`${this.address}${path}`, { method, headers: known, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve(this.#answered(response.statusCode ?? 0, response.headers, Buffer.concat(chunks))),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  #answered(status: number, headers: IncomingHttpHeaders, body: Buffer): TestAnswer {
    this.received.push(body, Buffer.from(JSON.stringify(headers)));
    for (const cookie of headers['set-cookie'] ?? []) {
      const [pair = ''] = cookie.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = body.toString();
    return {
      status,
      headers,
      text,
      json: <T>() => JSON.parse(text) as T,
      get error() {
        return text.startsWith('{"error"')
          ? (JSON.parse(text) as { error: { code: string; message: string } }).error
          : undefined;
      },
    };
  }
}
