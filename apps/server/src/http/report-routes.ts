import { Type } from '@sinclair/typebox';
import { hasUnseen, isRefusal, words } from '@vexillum/model';
import type { FastifyInstance } from 'fastify';
import type { Reported } from '../reports/report-book.ts';
import type { ServerContext } from '../server-context.ts';
import { atTable } from './at-table.ts';
import { checkedBody } from './checked-body.ts';
import { HttpProblem, problemOf, tooFast } from './http-problem.ts';

/** Characters. */
const REASON = 300;

const id = Type.Optional(Type.String({ maxLength: 64 }));

const checkedReport = checkedBody(
  Type.Object(
    { reason: Type.String({ maxLength: REASON }), line: id, seat: id, watcher: id },
    { additionalProperties: false },
  ),
);

const statuses: Readonly<Record<string, number>> = { 'no-such-line': 404, 'no-such-seat': 404, 'no-such-watcher': 404 };

const reportIn = (body: unknown): Reported => {
  const { reason: said, ...about } = checkedReport(body);
  const reason = said.normalize('NFC').trim();
  if (reason === '' || hasUnseen(reason))
    throw new HttpProblem(400, 'bad-reason', words('Say in a few words what is wrong, without unseen characters.'), {
      field: 'reason',
    });
  if (Object.keys(about).length !== 1)
    throw new HttpProblem(400, 'bad-request', words('A report is about one line, one seat or one who watches.'));
  return { reason, ...about };
};

/** Telling those who run the server of a line of talk or of a person. Anybody at the table may. */
export const reportRoutes = (app: FastifyInstance, context: ServerContext): void => {
  app.post('/api/tables/:table/reports', (request, reply) =>
    atTable(context, request, async (open, session) => {
      const wait = context.limits.reports.take(`${open.table}/${session.id}`);
      if (wait !== undefined) throw tooFast(wait);
      const report = await context.reports.report(open, session, reportIn(request.body));
      if (isRefusal(report)) throw problemOf(report, statuses[report.code] ?? 409);
      reply.status(201);
      return { report: report.id };
    }),
  );
};
