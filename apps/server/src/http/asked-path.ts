import type { FastifyRequest } from 'fastify';

/** The path that was asked for as the router has understood it, however it was spelled: of `http://x/api/c%61rd?a=b` it is `/api/card`. As it came where nothing is there. */
export const askedPath = ({ routeOptions, params, url }: FastifyRequest): string => {
  const { url: pattern } = routeOptions;
  if (pattern === undefined) return url;
  const values = params as Readonly<Record<string, string | undefined>>;
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
};
