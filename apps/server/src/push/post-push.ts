import { request } from 'node:https';

/** A message as its push service takes it. */
export interface PushPost {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Sends it, and answers with the status; rejects where nobody answers. */
export type PostPush = (post: PushPost) => Promise<number>;

const PATIENCE = 10_000;

/** Follows no redirect, and reads nothing of the answer but its status. */
export const postPush: PostPush = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const asked = request(endpoint, { method: 'POST', headers, timeout: PATIENCE }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    asked.on('timeout', () => asked.destroy(new Error('the push service did not answer')));
    asked.on('error', reject);
    asked.end(body);
  });
