import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** From the sources, in development, a thread needs the loader that its parent has: it is to be asked for by name (Node 20). */
const loader = 'tsx/esm/api';
const fromSource = (source: URL): string => `import(${JSON.stringify(loader)}).then(({ register }) => {
  register();
  return import(${JSON.stringify(source.href)});
})`;

/** Where tests, which start hundreds of threads, have them built beforehand. */
const builtFor = (name: string): URL | undefined => {
  const folder = process.env['TESTS_BUILT_THREADS'];
  return folder === undefined ? undefined : pathToFileURL(join(folder, `${name}.js`));
};

/** A thread that runs a module: in the bundle, where it lies beside the server, by its name. */
export const newThread = (name: string, source: URL, options: WorkerOptions): Worker => {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, import.meta.url), options);
  const built = builtFor(name);
  return built
    ? new Worker(built, options)
    : new Worker(fromSource(source), { ...options, eval: true, execArgv: ['--conditions=source'] });
};
