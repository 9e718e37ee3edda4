/** Of one question: the database answers others in between. */
const MOST_AT_ONCE = 500;

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Questions of one kind. Those that are asked in one turn, or while others are being answered, make one question of the database: a node that takes forty
 * tables asks for the same few records of each. What was written before somebody asks is in their answer.
 */
export class AskedTogether<Question, Answer> {
  readonly #askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #most: number;
  #waiting: Waiting<Question, Answer>[] = [];
  #isAsking = false;

  /** `askAll` answers all of these in their order, or rejects, and with it everybody who asks; `most` of them at one time. */
  constructor(askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>, most = MOST_AT_ONCE) {
    this.#askAll = askAll;
    this.#most = most;
  }

  readonly ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      if (!this.#isAsking) void this.#run();
    });

  async #run(): Promise<void> {
    this.#isAsking = true;
    // Whoever asks in this turn is among them.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0, this.#most);
      try {
        const answers = await this.#askAll(some.map(({ question }) => question));
        for (const [at, { resolve }] of some.entries()) resolve(answers[at] as Answer);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    this.#isAsking = false;
  }
}
