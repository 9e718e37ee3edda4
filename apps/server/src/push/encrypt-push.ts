import { createECDH, createPrivateKey, sign } from 'node:crypto';
import ece from 'http_ece';
import type { PushKeys } from './push-keys.ts';
import type { PushPost } from './post-push.ts';
import type { Subscription } from './subscription.ts';

/** Seconds that a service believes that it is this server which calls. */
const BELIEVED_FOR = 12 * 60 * 60;
/** All messages are as long, so that a push service does not tell a long name from a short one. */
const LENGTH = 1024;

export interface PushWish {
  readonly text: string;
  /** A later message of the same topic takes the place of one that still waits: 32 letters at most. */
  readonly topic: string;
  /** Seconds that the service keeps it for a browser that is off. */
  readonly keptFor: number;
  /** An address at which whoever runs the service reaches who runs this server. */
  readonly contact: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The server's word that it is the one that calls (VAPID, RFC 8292). */
const vapid = (keys: PushKeys, aud: string, { contact, now }: PushWish): string => {
  const point = Buffer.from(keys.public, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: keys.secret }, format: 'jwk' });
  const claims = { aud, exp: Math.floor(now / 1000) + BELIEVED_FOR, sub: contact };
  const said = `${base64url({ typ: 'JWT', alg: 'ES256' })}.${base64url(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${keys.public}`;
};

/** A message for one browser, which alone can read it (RFC 8291). Throws where the browser's key is no point of the curve. */
export const encryptPush = (
  { endpoint, keys: { p256dh, auth } }: Subscription,
  server: PushKeys,
  wish: PushWish,
): PushPost => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const text = Buffer.from(wish.text);
  const body = ece.encrypt(text, {
    version: 'aes128gcm',
    privateKey: own,
    dh: p256dh,
    authSecret: auth,
    pad: Math.max(0, LENGTH - text.length),
  });
  return {
    endpoint,
    headers: {
      authorization: vapid(server, new URL(endpoint).origin, wish),
      ttl: String(wish.keptFor),
      urgency: 'high',
      topic: wish.topic,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
    },
    body,
  };
};
