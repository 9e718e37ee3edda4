import { msg, str } from '@vexillum/ui/words';
import type { Player } from '../../rules/index.ts';
import type { PlayerLine } from './player-lines.ts';

export const outText = (out: NonNullable<Player['out']>): string =>
  out === 'eliminated' ? msg('eliminated') : out === 'evicted' ? msg('evicted') : msg('resigned');

/** `holds North (+3), South (+2)`. */
export const regionsText = (regions: PlayerLine['regions']): string =>
  msg(str`holds ${regions.map(({ name, bonus }) => `${name} (+${bonus})`).join(', ')}`);
