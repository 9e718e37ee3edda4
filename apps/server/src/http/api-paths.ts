const table = '/api/tables/[^/]+';

const paths: readonly (readonly [path: RegExp, methods: readonly string[]])[] = (
  [
    ['/healthz', ['GET', 'HEAD']],
    ['/readyz', ['GET', 'HEAD']],
    ['/metrics', ['GET', 'HEAD']],
    ['/api/games', ['GET', 'HEAD']],
    ['/api/tables', ['GET', 'HEAD', 'POST']],
    ['/api/claim', ['POST']],
    ['/api/play', ['GET', 'HEAD']],
    ['/api/play/changes', ['GET', 'HEAD']],
    ['/api/play/[^/]+', ['GET', 'HEAD']],
    ['/api/play/[^/]+/sit', ['POST']],
    ['/api/seeks', ['POST']],
    ['/api/seeks/mine', ['GET', 'HEAD']],
    ['/api/seeks/mine/changes', ['GET', 'HEAD']],
    ['/api/seeks/mine/(?:withdraw|sit)', ['POST']],
    ['/api/seeks/[^/]+/answer', ['POST']],
    ['/api/invite', ['POST']],
    ['/api/tables/glance', ['POST']],
    [table, ['GET', 'HEAD']],
    [`${table}/ledger`, ['GET', 'HEAD']],
    [`${table}/export`, ['GET', 'HEAD']],
    [`${table}/actions`, ['GET', 'HEAD']],
    [`${table}/actions/[^/]+`, ['POST']],
    [`${table}/listing`, ['GET', 'HEAD', 'POST']],
    [`${table}/rematch`, ['POST']],
    [`${table}/convened/changes`, ['GET', 'HEAD']],
    [`${table}/convened/[^/]+/seat`, ['POST']],
    ['/api/events', ['GET', 'HEAD']],
    [`${table}/seats/[^/]+/rotate`, ['POST']],
    [`${table}/seats/[^/]+/device`, ['POST']],
    ['/(?:new|join|play|events(?:/new)?|t/.*|armies|table/.*)?', ['GET', 'HEAD']],
  ] as const
).map(([path, methods]) => [new RegExp(`^${path}/?$`), methods]);

/** What an address answers to, for those who came with another method. */
export const methodsOf = (url: string): readonly string[] => {
  const [path = ''] = url.split('?');
  return paths.find(([pattern]) => pattern.test(path))?.[1] ?? [];
};
