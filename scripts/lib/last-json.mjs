/**
 * What a measure prints last, whatever was said before.
 * @template T
 * @param {string} output
 * @returns {T}
 */
export const lastJson = (output) => JSON.parse(output.trim().split('\n').at(-1) ?? '');
