import type { DocumentLine } from './document-line.ts';

/** The public line for messages of our own. Until the server has said hello it takes none, so none is lost. */
export class GreetedLine {
  isGreeted = false;
  readonly #line: Pick<DocumentLine, 'send'>;

  constructor(line: Pick<DocumentLine, 'send'>) {
    this.#line = line;
  }

  /** False where it was not sent. */
  readonly send = (message: Uint8Array): boolean => this.isGreeted && this.#line.send(message);
}
