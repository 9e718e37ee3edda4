import { words } from '@vexillum/model';
import type { Static, TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { ValueErrorType } from '@sinclair/typebox/errors';
import { HttpProblem } from './http-problem.ts';

/** Checks a request's body; what is wrong with it is told with the field's name. */
export const checkedBody = <Schema extends TSchema>(schema: Schema): ((body: unknown) => Static<Schema>) => {
  const check = TypeCompiler.Compile(schema);
  return (body) => {
    if (check.Check(body)) return body;
    const error = check.Errors(body).First();
    const field = error?.path.slice(1).replaceAll('/', '.') || undefined;
    if (field === undefined)
      throw new HttpProblem(400, 'bad-request', words('The body of this request is one JSON object.'));
    if (error?.type === ValueErrorType.ObjectAdditionalProperties)
      throw new HttpProblem(400, 'unknown-field', words('This request has no field {0}.', field.slice(0, 80)), {
        field: field.slice(0, 80),
      });
    throw new HttpProblem(400, 'bad-request', words('{0} is missing or not what it should be.', field), { field });
  };
};
