import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';
import { type Action, type Refusal, refuse, type TSchema, words } from '@vexillum/model';

const checks = new WeakMap<TSchema, TypeCheck<TSchema>>();

const checkOf = (schema: TSchema): TypeCheck<TSchema> => {
  let check = checks.get(schema);
  if (!check) checks.set(schema, (check = TypeCompiler.Compile(schema)));
  return check;
};

/** ASCII: well-formed, and the same in every form. */
const PLAIN = /^\p{ASCII}*$/u;

/** Whether `normalized` would change and refuse nothing, which is so of nearly all that is said. */
const isNormal = (value: unknown): boolean => {
  if (typeof value === 'string') return PLAIN.test(value);
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (Array.isArray(value)) return value.every(isNormal);
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) if (!PLAIN.test(key) || !isNormal((value as Record<string, unknown>)[key])) return false;
  return true;
};

/** Lone surrogates: a text that no two programs would hash alike. */
const ILL_FORMED = /\p{Surrogate}/u;

/** The same value with every text in NFC; a refusal where a text is not well-formed or a number is no safe integer. */
const normalized = (value: unknown, path: string): unknown => {
  if (typeof value === 'string') {
    if (ILL_FORMED.test(value)) throw new BadText(path);
    return value.normalize('NFC');
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new BadNumber(path);
  if (Array.isArray(value)) return value.map((item, i) => normalized(item, `${path}.${i}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [normalized(key, path) as string, normalized(item, `${path}.${key}`)]),
  );
};

class BadText extends Error {}
class BadNumber extends Error {}

/** The arguments as the action will get them, or which one is wrong. The one door for what a client says. */
export const checkedArgs = (action: Action, args: unknown): { readonly args: unknown } | Refusal => {
  const check = checkOf(action.args);
  if (!check.Check(args)) {
    const error = check.Errors(args).First();
    const field = error?.path.slice(1).replaceAll('/', '.') || 'args';
    return refuse(
      'bad-args',
      words('{0}: {1}.', field, error?.message.toLowerCase() ?? words('not what this action takes')),
      field,
    );
  }
  try {
    return { args: isNormal(args) ? args : normalized(args, 'args') };
  } catch (error) {
    const field = error instanceof Error ? error.message.replace(/^args\./, '') : 'args';
    if (error instanceof BadText) return refuse('bad-args', words('{0}: this text is not well-formed.', field), field);
    if (error instanceof BadNumber)
      return refuse('bad-args', words('{0}: only whole numbers that JSON keeps exactly.', field), field);
    throw error;
  }
};
