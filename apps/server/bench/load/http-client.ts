import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export interface Reply {
  readonly body: unknown;
  /** `name=value` of the cookie that was set, if one was. */
  readonly cookie: string | undefined;
}

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) text += part;
  return text;
};

/** Posts JSON to the server. Throws what the server says when it refuses. */
export const post = (port: number, path: string, body: object, cookie?: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(cookie === undefined ? {} : { cookie }),
    };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
      textOf(response).then((answer) => {
        const { statusCode = 0, headers: answered } = response;
        if (statusCode >= 300) return reject(new Error(`${path}: ${statusCode} ${answer}`));
        resolve({ body: JSON.parse(answer), cookie: answered['set-cookie']?.[0]?.split(';')[0] });
      }, reject);
    });
    sent.once('error', reject);
    sent.end(text);
  });

/** What the server says at this address. Throws where it refuses. */
export const get = (port: number, path: string, cookie: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: `localhost:${port}`, cookie };
    const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      textOf(response).then((text) => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      }, reject);
    });
    sent.once('error', reject);
    sent.end();
  });
