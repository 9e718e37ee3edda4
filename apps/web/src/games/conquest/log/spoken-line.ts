import { msg, str } from '@lit/localize';
import { gameOf } from '@vexillum/conquest';
import type { LogLine, SideId, Snapshot } from '@vexillum/model';
import { territoryName } from '../names.ts';
import { armiesText, listText, recruitsText } from '../count-texts.ts';
import { numberIn, textIn } from '../../../table/facts.ts';
import { runSentence } from './run-sentence.ts';
import { subjectOf } from './subject-of.ts';

/** What happens many times in a turn: told when the turn is over, in one breath. */
const inTurn = new Set(['place-recruits', 'attack-territory', 'move-in', 'move-armies', 'turn-in-set']);
const endings = new Set(['end-turn', 'skip-turn', 'evict-player']);
const oneByOne = new Set(['claim-territory', 'place-army']);

const linesBefore = (snapshot: Snapshot, { seq }: LogLine): readonly LogLine[] =>
  [...snapshot.public.log.values()].filter((line) => line.seq <= seq).toSorted((a, b) => a.seq - b.seq);

/** The lines of one kind that lead up to this one without another between. */
const leadingTo = (snapshot: Snapshot, line: LogLine, isMeant: (before: LogLine) => boolean): readonly LogLine[] => {
  const lines = linesBefore(snapshot, line).slice(0, -1);
  const from = lines.findLastIndex((before) => !isMeant(before));
  return lines.slice(from + 1);
};

const sum = (lines: readonly LogLine[], name: string): number =>
  lines.reduce((all, line) => (line.name === name ? all + numberIn(line.facts ?? {}, 'armies') : all), 0);

const turnParts = (snapshot: Snapshot, lines: readonly LogLine[]): string[] => {
  const [recruits, moved] = [sum(lines, 'place-recruits'), sum(lines, 'move-armies')];
  const attacks = lines.filter(({ name }) => name === 'attack-territory');
  const taken = attacks.filter(({ facts = {} }) => facts['taken'] !== undefined);
  const lands = taken.map(({ facts = {} }) => territoryName(snapshot, textIn(facts, 'to')));
  return [
    ...(recruits > 0 ? [msg(str`put ${recruitsText(recruits)} on the map`)] : []),
    ...(attacks.length === 1 ? [msg('attacked once')] : []),
    ...(attacks.length > 1 ? [msg(str`attacked ${attacks.length} times`)] : []),
    ...(lands.length > 0 ? [msg(str`took ${listText(lands)}`)] : []),
    ...(moved > 0 ? [msg(str`moved ${armiesText(moved)}`)] : []),
  ];
};

const told = (snapshot: Snapshot, line: LogLine): string => {
  const { who, text } = runSentence(snapshot, [line]);
  return `${who} ${text}`.trim();
};

/** A whole turn of somebody else, in one sentence. */
const endOfTurn = (snapshot: Snapshot, line: LogLine): string => {
  const lines = leadingTo(snapshot, line, ({ name, seat }) => inTurn.has(name) && seat === line.seat);
  const parts = turnParts(snapshot, lines);
  if (parts.length === 0 || line.name !== 'end-turn') return told(snapshot, line);
  const flag = line.facts?.['flag'] === true ? [msg('was given a victory flag')] : [];
  return `${subjectOf(snapshot, line).who} ${listText([...parts, ...flag])}`;
};

/** What a reader has to know at once: what was taken from him, who is out, who has won, flags turned in. */
const isNews = ({ name, facts = {} }: LogLine, side: SideId | undefined): boolean => {
  if (name === 'turn-in-set') return true;
  if (name !== 'attack-territory') return false;
  if (textIn(facts, 'eliminated') !== '' || textIn(facts, 'winner') !== '') return true;
  return facts['taken'] !== undefined && side !== undefined && facts['defender'] === side;
};

/** Claims and single armies of the others are told once, when the reader's turn has come; to a spectator once a round. */
const roundSentence = (snapshot: Snapshot, line: LogLine, side: SideId | undefined): string => {
  const game = gameOf(snapshot);
  const listener = side !== undefined && game?.order.includes(side) ? side : game?.order[0];
  const newest = Math.max(...[...snapshot.public.log.values()].map(({ seq }) => seq));
  if (line.seq !== newest || game?.mover !== listener) return '';
  const since = [
    ...leadingTo(snapshot, line, ({ name, seat }) => name === line.name && seat !== listener),
    ...(line.seat === listener ? [] : [line]),
  ];
  const lands = since.map((one) => {
    const land = territoryName(snapshot, textIn(one.facts ?? {}, 'territory'));
    return `${subjectOf(snapshot, one).who} ${land}`;
  });
  if (lands.length === 0) return '';
  return line.name === 'claim-territory'
    ? msg(str`Claimed: ${listText(lands)}`)
    : msg(str`An army more: ${listText(lands)}`);
};

/** A line as it is said aloud to whoever sits on that side; '' where something that comes later tells it. A machine's turn is one sentence. */
export const spokenLine = (snapshot: Snapshot, line: LogLine, side: SideId | undefined): string => {
  if (oneByOne.has(line.name)) return roundSentence(snapshot, line, side);
  if (endings.has(line.name)) return endOfTurn(snapshot, line);
  if (inTurn.has(line.name)) return isNews(line, side) ? told(snapshot, line) : '';
  return told(snapshot, line);
};
