import { words } from '@vexillum/model';
import { type MapProblem, mapProblem } from './map-problem.ts';

/** Every browser tells in words of its own where a text stops being JSON. */
const END = /\bend of\b|\bEOF\b|unterminated/i;
const POSITION = /position (\d+)/;
const LINE = /line (\d+)/;

/** Why a text is no JSON, for whoever has never heard of it. */
export const jsonProblem = (text: string, { message }: SyntaxError): MapProblem => {
  const start = text.trimStart();
  if (start === '') return mapProblem('not-json', words('The file is empty.'));
  if (!start.startsWith('{'))
    return mapProblem(
      'not-json',
      words("This is no map: the file of a map begins with '{', and a board of Lux with <."),
    );
  if (END.test(message)) return mapProblem('not-json', words('The file of this map breaks off before its end.'));
  const line = lineIn(text, message);
  return mapProblem(
    'not-json',
    line === undefined
      ? words('The file of this map is damaged.')
      : words('The file of this map is damaged in line {0}.', line),
  );
};

const lineIn = (text: string, message: string): number | undefined => {
  const at = POSITION.exec(message)?.[1];
  if (at !== undefined) return text.slice(0, Number(at)).split('\n').length;
  const line = LINE.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
};
