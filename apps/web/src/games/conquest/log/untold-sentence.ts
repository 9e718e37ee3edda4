import { msg } from '@lit/localize';
import type { LogLine } from '@vexillum/model';

/** What a line has to tell for its sentence: of a match that went on elsewhere from its file, the lines of before have no facts. */
const needed: Readonly<Record<string, string>> = {
  'claim-territory': 'territory',
  'place-army': 'territory',
  'place-recruits': 'territory',
  'turn-in-set': 'recruits',
  'attack-territory': 'from',
  'move-in': 'from',
  'move-armies': 'from',
  'skip-turn': 'player',
  'evict-player': 'player',
  'choose-map': 'name',
  'name-administrators': 'seats',
  'seat-bots': 'seats',
  'set-branding': 'text',
};

const sentences: Readonly<Record<string, () => string>> = {
  'claim-territory': () => msg('claimed a territory'),
  'place-army': () => msg('placed an army'),
  'place-recruits': () => msg('placed recruits'),
  'turn-in-set': () => msg('turned in a set of victory flags'),
  'attack-territory': () => msg('attacked:'),
  'move-in': () => msg('moved more armies in'),
  'move-armies': () => msg('moved armies'),
  'skip-turn': () => msg('skipped a player'),
  'evict-player': () => msg('took a player out of the game'),
  'choose-map': () => msg('chose the map'),
  'name-administrators': () => msg('named the administrators'),
  'seat-bots': () => msg('said which seats the machine plays'),
  'set-branding': () => msg('wrote over the table'),
};

/** What was done, where the line does not tell more; `undefined` where it does. */
export const untoldSentence = ({ name, facts = {} }: Pick<LogLine, 'name' | 'facts'>): string | undefined => {
  const key = needed[name];
  return key === undefined || facts[key] !== undefined ? undefined : sentences[name]?.();
};
