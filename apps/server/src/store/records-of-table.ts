/** Kinds of records that are kept by another name than their table's, and say it in their value. */
const named: ReadonlySet<string> = new Set(['invite', 'recovery']);

/** The keys of all small records of a table: those that bear its name, and those that only say it, as its links and recovery codes do. */
export const recordsOfTable = (
  records: readonly (readonly [key: string, value: string])[],
  table: string,
): readonly string[] =>
  records.flatMap(([key, value]) => {
    const [kind = '', name] = key.split('!');
    const its = named.has(kind) ? (JSON.parse(value) as { readonly table?: unknown }).table : name;
    return its === table ? [key] : [];
  });
