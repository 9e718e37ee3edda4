/**
 * What the lock file says of a package, as far as it matters here.
 * @typedef {{ version?: string, license?: string, link?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * A package of somebody else's that this checkout needs, or one of its copies in another version.
 * @typedef {{ path: string, name: string, version: string, licence: string, isShipped: boolean }} Dependency
 */

/** Whoever passes our program on, or changes it, owes their authors no more than naming them. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
];

/** Fonts may be passed on with a program under this one. */
const fonts = ['OFL-1.1'];

/** Fine for a tool that stays with us: changes to its own files would have to be published. */
const toolsOnly = ['MPL-2.0'];

/** @param {boolean} isShipped */
const permittedFor = (isShipped) => [...permissive, ...fonts, ...(isShipped ? [] : toolsOnly)];

/**
 * Reads `MIT OR Apache-2.0` and `MIT AND ISC`. An expression with brackets inside is not understood, and so not permitted.
 * @param {Dependency} dependency
 */
export const isPermitted = ({ licence, isShipped }) => {
  const permitted = permittedFor(isShipped);
  const expression = licence.replace(/^\(([^()]*)\)$/, '$1');
  if (expression.includes('(')) return false;
  return expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => permitted.includes(one.trim())));
};

/**
 * Every package that the lock file names, direct or not, for any system: what is shipped first, then the tools.
 * @param {Readonly<Record<string, LockedPackage>>} packages `packages` of package-lock.json
 * @returns {readonly Dependency[]}
 */
export const dependenciesIn = (packages) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = 'unknown', license = 'unknown', dev, devOptional }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isShipped: !dev && !devOptional,
    }))
    .sort((a, b) => Number(b.isShipped) - Number(a.isShipped) || a.name.localeCompare(b.name, 'en'));

const dayMs = 24 * 60 * 60_000;

/** @param {number} number @param {string} unit */
const count = (number, unit) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/**
 * How long ago a version came out, in the largest unit that says something.
 * @param {string | undefined} released a date as the registry writes it; undefined when nobody could say
 * @param {number} now
 */
export const ageOf = (released, now) => {
  const days = Math.floor((now - Date.parse(released ?? '')) / dayMs);
  if (Number.isNaN(days)) return 'unknown';
  if (days < 60) return count(days, 'day');
  return days < 730 ? count(Math.floor(days / 30.4), 'month') : count(Math.floor(days / 365.25), 'year');
};
