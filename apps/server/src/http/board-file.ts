import type { FastifyReply } from 'fastify';

/** How rows can be had as a file. */
export const fileKinds = ['csv', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];

/** An answer that a browser keeps as a file. */
export const asFile = (reply: FastifyReply, kind: FileKind, name: string, told: unknown): unknown => {
  reply.header('content-disposition', `attachment; filename="${name}.${kind}"`);
  if (kind === 'csv') reply.type('text/csv; charset=utf-8');
  return told;
};
