/** Good enough for searching: a string that looks like a comment goes too. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');

const forms = [
  /\b(?:import|export)\s+(?:type\s+)?[\w$*\s{},]+?\s*from\s*['"]([^'"\n]+)['"]/g,
  /\bexport\s*\*\s*from\s*['"]([^'"\n]+)['"]/g,
  /\bimport\s*['"]([^'"\n]+)['"]/g,
  /\bimport\s*\(\s*['"`]([^'"`\n]+)['"`]/g,
];

/** The module names that a source text imports or exports from, statically or dynamically, each once. */
export const importsOf = (text: string): readonly string[] => {
  const code = withoutComments(text);
  const found = forms.flatMap((form) => [...code.matchAll(form)].map((match) => match[1] ?? ''));
  return [...new Set(found)];
};
