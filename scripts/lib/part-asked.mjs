/**
 * The part of a measure that was asked for; none where its parts are asked for.
 * @param {readonly string[]} options
 */
export const partAsked = (options) => {
  const at = options.indexOf('--part');
  return at < 0 ? undefined : options[at + 1];
};
