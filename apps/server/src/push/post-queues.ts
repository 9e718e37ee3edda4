import type { PostPush, PushPost } from './post-push.ts';

/** As many messages are under way to one service at once. */
const AT_ONCE = 4;
/** As many wait for one service; who comes later is not called. */
const MOST_WAITING = 1000;

interface Queue {
  underWay: number;
  readonly waiting: { readonly begin: () => void; readonly giveUp: (why: Error) => void }[];
}

/** Messages to push services, each of which has a queue of its own: one that does not answer holds up nobody else's. */
export class PostQueues {
  readonly #post: PostPush;
  readonly #queues = new Map<string, Queue>();
  readonly #underWay = new Set<Promise<unknown>>();
  #isStopped = false;

  constructor(post: PostPush) {
    this.#post = post;
  }

  /** Answers with the status once it is sent; rejects where nobody answers, and where too many wait. */
  async send(service: string, post: PushPost): Promise<number> {
    const queue = this.#queues.get(service) ?? { underWay: 0, waiting: [] };
    this.#queues.set(service, queue);
    if (this.#isStopped) throw new Error('the server stops');
    if (queue.underWay >= AT_ONCE) await this.#wait(queue);
    else queue.underWay += 1;
    const sent = this.#post(post);
    this.#underWay.add(sent);
    try {
      return await sent;
    } finally {
      this.#underWay.delete(sent);
      // Whoever waits takes this one's place.
      const next = queue.waiting.shift();
      if (next) next.begin();
      else queue.underWay -= 1;
    }
  }

  /** Lets what is under way end; what waits is not sent any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { waiting } of this.#queues.values())
      for (const { giveUp } of waiting.splice(0)) giveUp(new Error('the server stops'));
    await Promise.allSettled(this.#underWay);
  }

  #wait({ waiting }: Queue): Promise<void> {
    if (waiting.length >= MOST_WAITING) throw new Error('too many calls wait for this push service');
    return new Promise((begin, giveUp) => waiting.push({ begin, giveUp }));
  }
}
