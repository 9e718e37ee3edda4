/** What is wrong with an update. Thrown only inside the guard, whose door turns it into a refusal: lib0's readers throw as well. */
export class UpdateFault extends Error {
  override readonly name = 'UpdateFault';
  readonly code: 'update-refused' | 'too-large';

  constructor(message: string, code: 'update-refused' | 'too-large' = 'update-refused') {
    super(message);
    this.code = code;
  }
}
