/** Kebab-case ids out of names, each its own: the second `Hill` is `hill-2`. */
export const uniqueIds = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const stem = kebab(name);
    let id = stem;
    for (let count = 2; taken.has(id); count += 1) id = `${stem}-${count}`;
    taken.add(id);
    return id;
  });
};

export const kebab = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/g, '') || 'x';
