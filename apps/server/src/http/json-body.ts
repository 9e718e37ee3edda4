import { words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './http-problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What the bytes say; a problem where they are not JSON. */
export const parseJson = (bytes: Uint8Array): unknown => {
  // A POST that has nothing to say may say so in JSON's name.
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    throw new HttpProblem(400, 'malformed-json', words('The body of this request is not JSON.'));
  }
};

/** Bodies are JSON and nothing else: a form or plain text, which a foreign page could send without being asked, is refused. */
export const readJsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      done(null, parseJson(bytes as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
};
