import type { TSchema } from '@sinclair/typebox';

/** What a part of a map has to be, in words for whoever wrote the file: `a whole number from 0 to 99`. */
export const wantedText = (schema: TSchema): string => {
  if (schema.description !== undefined) return schema.description;
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['anyOf'])) return `one of ${schema['anyOf'].map(wantedText).join(', ')}`;
  switch (schema['type']) {
    case 'integer':
      return `a whole number ${between(schema['minimum'], schema['maximum'])}`;
    case 'number':
      return `a number ${between(schema['minimum'], schema['maximum'])}`;
    case 'string':
      return `a text of ${count(schema['minLength'], schema['maxLength'])} characters`;
    case 'array':
      return `a list of ${count(schema['minItems'], schema['maxItems'])}`;
    default:
      return 'an object { … } with parts of its own';
  }
};

const between = (least: number, most: number): string => `from ${least} to ${most}`;

const count = (least = 0, most?: number): string => {
  if (most === undefined) return `${least} or more`;
  return least === most ? String(most) : `${least} to ${most}`;
};
