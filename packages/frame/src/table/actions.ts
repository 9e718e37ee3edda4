import type { Json } from '@vexillum/model';
import type { Answer } from '@vexillum/table';

/** What whoever sits at a table does there. */
export interface Actions {
  /** Does it at once; a refusal is told by a toast, whoever gives it. */
  act(name: string, args: Json): Promise<Answer>;
}
