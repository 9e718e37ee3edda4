import fastifyCookie from '@fastify/cookie';
import { words } from '@vexillum/model';
import fastify, { type FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { answerErrors, answerUnreadable, sendProblem } from './answer-errors.ts';
import { BODY_LIMIT } from './body-limits.ts';
import { HttpProblem } from './http-problem.ts';
import { readJsonBodies } from './json-body.ts';
import { securityHeaders } from './security-headers.ts';
import { actionRoutes } from './action-routes.ts';
import { boardRoutes } from './board-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { claimRoute } from './claim-route.ts';
import { convenedRoutes } from './convened-routes.ts';
import { countersignRoutes } from './countersign-routes.ts';
import { deskRoute } from './desk-route.ts';
import { feedRoute } from './feed-route.ts';
import { glanceRoute } from './glance-route.ts';
import { guardRequests } from './guard-requests.ts';
import { honoursRoutes } from './honours-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { newTableRoute } from './new-table-route.ts';
import { nodeRoutes } from './node-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { passOnRequests } from './pass-on-requests.ts';
import { playRoutes } from './play-routes.ts';
import { potRoutes } from './pot-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { rematchRoute } from './rematch-route.ts';
import { reportRoutes } from './report-routes.ts';
import { seatRoutes } from './seat-routes.ts';
import { seekRoutes } from './seek-routes.ts';
import { serverRoutes } from './server-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { watcherRoutes } from './watcher-routes.ts';

/** A name longer than any of ours is simply not there. */
const addressProblem = (code: string): HttpProblem =>
  code === 'FST_ERR_MAX_PARAM_LENGTH'
    ? new HttpProblem(404, 'not-found', words('There is nothing at this address.'))
    : new HttpProblem(400, 'bad-request', words('This address cannot be read.'));

/** Everything that is answered over HTTP, and the pages. */
export const createApp = async (context: ServerContext, webFolder: string): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    // No hook has run by then.
    frameworkErrors: (error, _request, reply) => {
      void sendProblem(reply.headers(securityHeaders), addressProblem(error.code));
    },
  });
  readJsonBodies(app);
  answerErrors(app, context.log);
  await app.register(fastifyCookie);
  guardRequests(app, context);
  passOnRequests(app, context);
  serverRoutes(app, context);
  nodeRoutes(app, context);
  await newTableRoute(app, context);
  tableRoutes(app, context);
  matchRoutes(app, context);
  claimRoute(app, context);
  seatRoutes(app, context);
  rematchRoute(app, context);
  convenedRoutes(app, context);
  deskRoute(app, context);
  glanceRoute(app, context);
  playRoutes(app, context);
  seekRoutes(app, context);
  countersignRoutes(app, context);
  cardRoutes(app, context);
  boardRoutes(app, context);
  feedRoute(app, context);
  honoursRoutes(app, context);
  potRoutes(app, context);
  reportRoutes(app, context);
  pushRoutes(app, context);
  watcherRoutes(app, context);
  await actionRoutes(app, context);
  await pageRoutes(app, webFolder);
  await app.ready();
  return app;
};
