import { msg, str } from '@lit/localize';
import type { Json, SideId } from '@vexillum/model';
import type { Facts } from './facts.ts';
import { secondsText } from './seconds-text.ts';

const timeText = (seconds: Json | undefined): string => secondsText(typeof seconds === 'number' ? seconds : 0);

const creditText = (facts: Facts, side: string): string => {
  const time = timeText(facts['seconds']);
  switch (facts['why']) {
    case 'absent':
      return msg(str`${side} has lost the line: ${time} more to begin the turn`);
    case 'server':
      return msg(str`The server was away: ${side} gets ${time} back`);
    default:
      return msg(str`${side} gets ${time} back`);
  }
};

const limitsText = (facts: Facts): string => {
  const limit = (key: string) => facts[key];
  const hours = limit('correspondenceHours');
  const parts = [
    ...(limit('beginSeconds') ? [msg(str`${timeText(limit('beginSeconds'))} to begin a turn`)] : []),
    ...(limit('turnSeconds') ? [msg(str`${timeText(limit('turnSeconds'))} for a turn`)] : []),
    ...(limit('bankSeconds') ? [msg(str`${timeText(limit('bankSeconds'))} for all turns together`)] : []),
    ...(limit('incrementSeconds') ? [msg(str`${timeText(limit('incrementSeconds'))} more with each turn`)] : []),
    ...(typeof hours === 'number' ? [msg(str`by correspondence, ${secondsText(hours * 3600)} for a turn`)] : []),
  ];
  return parts.length === 0 ? msg('took the clock off the table') : msg(str`set the clock: ${parts.join(', ')}`);
};

/** The house gives time back: nobody did it. */
export const isOfTheHouse = (name: string): boolean => name === 'clock-credit';

/** What was done about a table's clock, without who did it; `undefined` for anything else. */
export const clockSentence = (name: string, facts: Facts, nameOf: (side: SideId) => string): string | undefined => {
  const side = typeof facts['side'] === 'string' ? nameOf(facts['side']) : '';
  switch (name) {
    case 'propose-pause':
      return facts['isPaused'] === true ? msg('stopped the clock') : msg('would like the clock to be stopped');
    case 'resume-clock':
      return facts['isPaused'] === true ? msg('would like the clock to go on') : msg('let the clock go on');
    case 'withdraw-pause':
      return msg('asks for nothing about the clock any more');
    case 'grant-time':
      return msg(str`gave ${side} ${timeText(facts['seconds'])} more`);
    case 'clock-credit':
      return creditText(facts, side);
    case 'set-clock':
      return limitsText(facts);
    default:
      return undefined;
  }
};
