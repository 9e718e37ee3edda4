/**
 * What a measure in parts (`measure-in-parts.mjs`) prints, as JSON: with `--part N` the row of its Nth part, from 0 on; else how many there are.
 * @template Part
 * @param {readonly string[]} options
 * @param {readonly Part[]} parts
 * @param {(part: Part) => unknown} measure
 */
export const answerPart = (options, parts, measure) => {
  const at = options.indexOf('--part');
  const part = parts[Number(options[at + 1])];
  if (at >= 0 && part === undefined) throw new Error(`there is no part ${options[at + 1]}`);
  console.log(JSON.stringify(at >= 0 && part !== undefined ? measure(part) : parts.length));
};
