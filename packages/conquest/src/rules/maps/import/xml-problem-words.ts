import { type Words, words } from '@vexillum/model';

/** `line:column: what`, as the parser reports it. */
const REPORT = /^(\d+):(\d+): (.*?)\.?$/s;

/** What is wrong with an XML file, for whoever has never heard of XML. */
export const xmlProblemWords = (report: string): Words => {
  const [, line = '', character = '', what = report] = REPORT.exec(report) ?? [];
  const tag = /^unclosed tag: (.*)$/s.exec(what)?.[1];
  if (tag !== undefined) return words('The file breaks off: <{0}> is never closed.', tag);
  if (what.includes('root element')) return words('The file breaks off before it has begun.');
  if (what.includes('undefined entity'))
    return words(
      'In line {0} there is a name between & and ; that the file does not explain. A plain & is written &amp;.',
      line,
    );
  if (/clos(e|ing) tag/.test(what))
    return words('In line {0} an end tag is missing before this one, or this one is too many.', line);
  return words(
    'The file is damaged in line {0}, at its character {1}: {2}.',
    line,
    character,
    what.replace(/ must match .*/s, ' is wrong'),
  );
};
