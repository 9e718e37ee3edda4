import { plainText, type Words } from '@vexillum/model';

/** What is wrong with an update. Thrown only inside the guard, whose door turns it into a refusal: lib0's readers throw as well. */
export class UpdateFault extends Error {
  override readonly name = 'UpdateFault';
  readonly words: Words;
  readonly code: 'update-refused' | 'too-large';

  constructor(said: Words, code: 'update-refused' | 'too-large' = 'update-refused') {
    super(plainText(said));
    this.words = said;
    this.code = code;
  }
}
