import { msg } from '@vexillum/ui/words';
import { hasStandIn, type Snapshot } from '../../rules/index.ts';
import type { SideId } from '@vexillum/model';

/** What whoever sits here reads and presses when a machine plays for them, or others would have one play. */
export const takeBackWords = (snapshot: Snapshot, side: SideId): { readonly says: string; readonly label: string } =>
  hasStandIn(snapshot, side)
    ? { says: msg('A machine plays for you while you are away.'), label: msg('Take your seat back') }
    : { says: msg('Others would have a machine play for you.'), label: msg('I am here') };
