import type { KeptNames } from '@vexillum/ledger';
import { type NameOf, namesIn, withNames } from '@vexillum/model';
import { msg } from '@vexillum/ui/words';

/** What whoever was forgotten is called. */
const nobody = (): string => msg('somebody');

/** What people in a match are called; who was forgotten, or is not in it, is somebody. */
export const nameOfIn =
  ({ names }: { readonly names?: KeptNames }): NameOf =>
  (token) =>
    namesIn(names)(token) ?? nobody();

/** As people read what a server says: in the place of whoever was forgotten stands that it was somebody. */
export const readable = <T>(said: T): T => withNames(said, nobody);
