/** `line:column: what`, as the parser reports it. */
const REPORT = /^(\d+):(\d+): (.*?)\.?$/s;

/** What is wrong with an XML file, for whoever has never heard of XML. */
export const xmlProblemText = (report: string): string => {
  const [, line, character, what = report] = REPORT.exec(report) ?? [];
  const tag = /^unclosed tag: (.*)$/s.exec(what)?.[1];
  if (tag !== undefined) return `The file breaks off: <${tag}> is never closed.`;
  if (what.includes('root element')) return 'The file breaks off before it has begun.';
  if (what.includes('undefined entity'))
    return `In line ${line} there is a name between & and ; that the file does not explain. A plain & is written &amp;.`;
  if (/clos(e|ing) tag/.test(what))
    return `In line ${line} an end tag is missing before this one, or this one is too many.`;
  return `The file is damaged in line ${line}, at its character ${character}: ${what.replace(/ must match .*/s, ' is wrong')}.`;
};
