import { words } from '@vexillum/model';
import * as Y from 'yjs';
import { planLimits } from './plan-limits.ts';
import { UpdateFault } from './update-fault.ts';

/** How much a byte of an update can add to the whole: one small deletion splits a struct in three. */
const GROWTH = 8;

/**
 * Keeps a document under its cap without encoding it for every update: measured again only when what came in since
 * could have reached the cap.
 */
export class DocumentSize {
  #measured: number;
  #since = 0;

  constructor(measured: number) {
    this.#measured = measured;
  }

  /** Throws an UpdateFault if the document, to which this update was applied, is now too large. */
  check(doc: Y.Doc, updateBytes: number, hasStructs: boolean): void {
    const since = this.#since + updateBytes;
    if (this.#measured + since * GROWTH <= planLimits.documentBytes) {
      this.#since = since;
      return;
    }
    const size = Y.encodeStateAsUpdate(doc).length;
    // Deleting is how a full plan is cleared, though its first bytes make the document larger.
    const cap = hasStructs ? planLimits.documentBytes : planLimits.documentBytes + planLimits.updateBytes;
    if (size > cap && size > this.#measured)
      throw new UpdateFault(words('This plan is full: delete something first.'), 'too-large');
    this.#measured = size;
    this.#since = 0;
  }
}
