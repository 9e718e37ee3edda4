import type { TurnButton } from '../play/control-reasons.ts';

/** The land, or the button, that somebody who learns should touch next. */
export interface Shown {
  readonly land?: string;
  readonly button?: TurnButton | 'flags';
}
