const calls = /\bmsg\(\s*(?:str)?(['`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** Values in a template become `{0}`, `{1}` …, as translators write them. Braces inside a value are counted. */
const withPlaceholders = (template: string): string => {
  let text = '';
  let values = 0;
  for (let at = 0; at < template.length; at++) {
    if (!template.startsWith('${', at)) {
      text += template[at];
      continue;
    }
    let depth = 1;
    for (at += 2; depth > 0 && at < template.length; at++)
      depth += template[at] === '{' ? 1 : template[at] === '}' ? -1 : 0;
    at--;
    text += `{${values++}}`;
  }
  return text;
};

const flagSentences = /\bwords\(\s*'((?:\\.|[^'])*)'/g;

/** Every sentence of a flag in these sources: its places are written in it already. */
export const flagSentencesInSources = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(flagSentences)].map(([, text = '']) => text.replaceAll("\\'", "'")),
    ),
  );

/** Every text that goes through `msg` in these sources, as translators see it. */
export const messagesInSources = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(calls)].map(([, quote, text = '']) =>
        quote === '`' ? withPlaceholders(text) : text.replaceAll("\\'", "'"),
      ),
    ),
  );
