import { msg, str } from '@vexillum/ui/words';
import type { PointTermCode, Profile, Slip, SlipTermCode } from '../../rules/index.ts';
import { pointTermOrigin, slipTermOrigin } from '../../rules/index.ts';
import { sourceText } from '../source-text.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export const pointTermText = (code: PointTermCode): string => {
  switch (code) {
    case 'exchange':
      return msg('exchanged with another command, by its orders');
    case 'ally':
      return msg('an ally’s die stays plain');
    case 'bounds':
      return msg('within what a command can have');
    default:
      return code satisfies never;
  }
};

export const slipTermText = (code: SlipTermCode): string => {
  switch (code) {
    case 'move':
      return msg('a move');
    case 'difficult-ground':
      return msg('stands in difficult ground pay singly');
    case 'out-of-command':
      return msg('out of command distance');
    case 'dear-troops':
      return msg('elephants, artillery, war wagons or chains');
    case 'hold':
      return msg('held in place');
    case 'by-hand':
      return msg('changed by a player');
    default:
      return code satisfies never;
  }
};

/** "+1 a move, +1 out of command distance". */
export const slipText = ({ terms }: Pick<Slip, 'terms'>): string =>
  terms.map(({ code, value }) => `${signed(value)} ${slipTermText(code)}`).join(', ');

/** Where each term of it is known from, and which nobody has verified. */
export const slipSources = (profile: Profile, { terms }: Pick<Slip, 'terms'>): string =>
  terms
    .flatMap(({ code }) => {
      const origin = slipTermOrigin(profile, code);
      if (!origin) return [];
      const source = sourceText(origin.source);
      return [origin.isVerified ? source : msg(str`not verified: ${source}`)];
    })
    .join('\n');

/** "rolled 5, +1 by its orders". */
export const pointsText = (
  profile: Profile,
  die: number,
  terms: readonly { readonly code: PointTermCode; readonly value: number }[],
): string =>
  [
    msg(str`rolled ${die}`),
    ...terms.map(
      ({ code, value }) =>
        `${signed(value)} ${pointTermText(code)} (${sourceText(pointTermOrigin(profile, code).source)})`,
    ),
  ].join(', ');
