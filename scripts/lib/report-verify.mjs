/**
 * @param {string} name
 * @param {string} value
 * @param {string} unit
 */
const line = (name, value, unit) => `  ${name.padEnd(46)} ${value.padStart(8)} ${unit}`;

/**
 * How long verifying a match takes, for people; the naive one only reads the file.
 * @param {Readonly<Record<'entries' | 'rolls' | 'bytes' | 'median' | 'worst' | 'perEntry' | 'parsing', number>>} figures
 */
export const reportVerify = ({ entries, rolls, bytes, median, worst, perEntry, parsing }) =>
  [
    `Verifying a match of ${entries} entries, ${rolls} of them rolls (${(bytes / 1024 / 1024).toFixed(1)} MB)`,
    line('from the text to the verdict, median', median.toFixed(0), 'ms'),
    line('the slowest', worst.toFixed(0), 'ms'),
    line('one entry', perEntry.toFixed(0), 'us'),
    line('against only reading it (JSON.parse)', (median / parsing).toFixed(1), 'x as long'),
  ].join('\n');
