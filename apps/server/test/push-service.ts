import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PostPush } from '../src/push/post-push.ts';

/** A call as a push service was given it, and the address that it came for. */
interface Brought {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A browser that subscribed: it alone can read what is brought for it. */
export class PushedBrowser {
  readonly endpoint: string;
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get wish() {
    const keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, says: { turn: 'Your turn', over: 'It is over' } };
  }

  /** As RFC 8291 and 8188 have it: salt, size of a record, the sender's key, one record. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const shared = this.#ecdh.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const opened = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    opened.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

/** A push service on this machine, which keeps what it is brought. */
export class PushService {
  readonly brought: Brought[] = [];
  /** What it answers, by the address. */
  readonly answers = new Map<string, number>();
  #port = 0;

  static async begin(): Promise<PushService> {
    const service = new PushService();
    const http = createServer((asked, answer) => {
      const chunks: Buffer[] = [];
      asked.on('data', (chunk: Buffer) => chunks.push(chunk));
      asked.on('end', () => {
        const path = asked.url ?? '';
        service.brought.push({ path, headers: asked.headers, body: Buffer.concat(chunks) });
        answer.writeHead(service.answers.get(path) ?? 201).end();
      });
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    service.#port = (http.address() as AddressInfo).port;
    onTestFinished(() => void http.close());
    return service;
  }

  browser(path: string): PushedBrowser {
    return new PushedBrowser(`https://push.example.org${path}`);
  }

  /** Brings it here over plain http: a certificate would be the only thing more. */
  get post(): PostPush {
    return ({ endpoint, headers, body }) =>
      new Promise((resolve, reject) => {
        const { pathname } = new URL(endpoint);
        const asked = request(
          { host: '127.0.0.1', port: this.#port, path: pathname, method: 'POST', headers },
          (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          },
        );
        asked.on('error', reject);
        asked.end(body);
      });
  }
}

/** Whether this key has signed that its owner calls (VAPID, RFC 8292), and what it says. */
export const vapidOf = ({ headers }: Brought, key: string): { readonly aud: string; readonly sub: string } => {
  const [, token = '', named] = /^vapid t=([^,]+), ?k=(\S+)$/i.exec(String(headers['authorization'])) ?? [];
  if (named !== key) throw new Error(`signed with another key: ${String(headers['authorization'])}`);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const owner = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = { key: owner, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('a false signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string };
};
