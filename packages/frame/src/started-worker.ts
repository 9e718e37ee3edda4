import { trustedAddress } from './trusted-address.ts';

/** A browser that neither loads the worker nor says why is not waited for longer. */
const PATIENCE = 20_000;

/** A worker that has said its first word. Rejects where none starts; `address` is one that the build made. */
export const startedWorker = (address: string, name: string): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(address), { type: 'module', name });
    const giveUp = (): void => {
      worker.terminate();
      reject(new Error('no worker starts here'));
    };
    const timer = setTimeout(giveUp, PATIENCE);
    worker.addEventListener('message', () => (clearTimeout(timer), resolve(worker)), { once: true });
    worker.addEventListener('error', () => (clearTimeout(timer), giveUp()), { once: true });
  });
