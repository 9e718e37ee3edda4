import { trustedAddress } from '@vexillum/frame/trusted-address';
import type { KnownServer } from '@vexillum/ledger';
import type { CheckMessage } from '@vexillum/frame/verify/check-match';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the worker that it builds
import workerAddress from './verify-worker.ts?worker&url';

/** A file that cannot be read at all is the browser's affair and no fault of the match. */
export type VerifierMessage = CheckMessage | { readonly kind: 'unreadable'; readonly why: string };

/** Checks match files in a worker, which is loaded at once: from then on no server is needed. Whoever makes one closes it. */
export class Verifier {
  readonly #worker = new Worker(trustedAddress(workerAddress), { type: 'module' });
  #run = 0;
  #tell: (message: VerifierMessage) => void = () => {};

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<VerifierMessage & { readonly run: number }>) => {
      if (data.run === this.#run) this.#tell(data);
    });
    this.#worker.addEventListener('error', ({ message }) => this.#tell({ kind: 'unreadable', why: message }));
  }

  /** A file that is being checked already is forgotten. Where servers are `known`, it must be by one of them. */
  check(file: Blob, tell: (message: VerifierMessage) => void, known: readonly KnownServer[] = []): void {
    this.#tell = tell;
    this.#worker.postMessage({ run: ++this.#run, file, known });
  }

  close(): void {
    this.#worker.terminate();
  }
}
