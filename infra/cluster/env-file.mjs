import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * What is handed out for a machine, with what is different on this one: so that a rehearsal runs the very files that an operator gets.
 * @param {string} file its path under `infra`
 * @param {Readonly<Record<string, string>>} instead every one must be in the file
 * @returns {Record<string, string>}
 */
export const environmentOf = (file, instead) => {
  const text = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  const pairs = text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [/** @type {const} */ ([name, value])];
  });
  const known = Object.fromEntries(pairs);
  const unknown = Object.keys(instead).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw new Error(`infra/${file} has no ${unknown}`);
  const made = { ...known, ...instead };
  const left = Object.keys(made).find((name) => /10\.0\.0\.|CHANGE-ME|example\.org/.test(made[name] ?? ''));
  if (left !== undefined) throw new Error(`${left} of infra/${file} is still the example's`);
  return made;
};
