declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface WebPushParams {
    readonly version: 'aes128gcm';
    /** Of the sender, for this one message. */
    readonly privateKey: ECDH;
    /** The receiver's point and secret, base64url. */
    readonly dh: string;
    readonly authSecret: string;
    /** Bytes. */
    readonly pad?: number;
  }
  const ece: { encrypt(text: Buffer, params: WebPushParams): Buffer };
  export default ece;
}
