import { isWords, type TSchema, words, type Words, type WordsValue } from '@vexillum/model';

/** What a part of a map has to be, for whoever wrote the file: `a whole number from 0 to 99`. */
export const wantedWords = (schema: TSchema): WordsValue => {
  const { says, const: only, anyOf, type, minimum, maximum } = schema;
  if (isWords(says)) return says;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(anyOf)) return words('one of {0}', listed(anyOf.map(wantedWords)));
  switch (type) {
    case 'integer':
      return words('a whole number from {0} to {1}', minimum, maximum);
    case 'number':
      return words('a number from {0} to {1}', minimum, maximum);
    case 'string':
      return textWords(schema);
    case 'array':
      return listWords(schema);
    default:
      return words("an object '{' … '}' with parts of its own");
  }
};

const listed = (wanted: readonly WordsValue[]): WordsValue =>
  wanted.reduce((before, next) => words('{0}, {1}', before, next));

const textWords = ({ minLength = 0, maxLength }: TSchema): Words => {
  if (maxLength === undefined) return words('a text of {0} or more characters', minLength);
  return minLength === maxLength
    ? words('a text of {0} characters', maxLength)
    : words('a text of {0} to {1} characters', minLength, maxLength);
};

const listWords = ({ minItems = 0, maxItems }: TSchema): Words => {
  if (maxItems === undefined) return words('a list of {0} or more', minItems);
  return minItems === maxItems ? words('a list of {0}', maxItems) : words('a list of {0} to {1}', minItems, maxItems);
};
