import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopCluster } from './stop-cluster.mjs';

const { values } = parseArgs({ options: { folder: { type: 'string' }, remove: { type: 'boolean', default: false } } });
if (values.folder === undefined) {
  console.error(
    'node infra/cluster/down.mjs --folder FOLDER [--remove]: ends what up.mjs started; with --remove what it kept goes, too',
  );
  process.exit(1);
}
try {
  await stopCluster(resolve(values.folder), { remove: values.remove });
  console.log(`Everything in ${values.folder} has ended${values.remove ? ', and is gone' : ''}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
