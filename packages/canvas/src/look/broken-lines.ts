/** Letters that are made of two characters stay whole. */
const lettersOf = (text: string): readonly string[] => text.match(/./gsu) ?? [];

/** The longest beginning of a word that fits, at least one letter. */
const beginning = (word: string, fits: (text: string) => boolean): string => {
  const letters = lettersOf(word);
  let count = letters.length;
  while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
  return letters.slice(0, count).join('');
};

/** Breaks a text into lines that fit: between words where it can, and within a word that is too long for any line. */
export const brokenLines = (text: string, fits: (text: string) => boolean): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (!fits(line) && lettersOf(line).length > 1) {
        const start = beginning(line, fits);
        lines.push(start);
        line = line.slice(start.length);
      }
    }
    return [...lines, line];
  });
