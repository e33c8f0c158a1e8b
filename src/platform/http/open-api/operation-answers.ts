import { errorsOf } from '../../../contract/operation-errors.js';
import type { Operation } from '../../../contract/operation.js';
import { type OperationName, operationNames, operations } from '../../../contract/operations.js';
import { type Answer, type DescribedCall, referenceTo, type Schema } from './described-document.js';

/** The operations that one entry of the document describes: a form and JSON may share a route. */
const sharing = (name: OperationName): OperationName[] =>
  operationNames.filter(
    (other) => operations[other].method === operations[name].method && operations[other].path === operations[name].path,
  );

/**
 * The answers of a call. The generator takes the status from `@Post` and `@HttpCode`, which our handlers do not use, so its
 * 200 is replaced by the status of the operations table. The errors follow from the table too.
 * @param schema what the contract says that it answers; undefined for nothing, or a file
 */
export function answersOf(
  name: OperationName,
  { responses }: DescribedCall,
  schema: Schema | undefined,
): Record<string, Answer> {
  const { 200: generated, ...others } = responses;
  const row: Operation = operations[name];
  const success = generated && {
    ...generated,
    description: generated.description || descriptionOf(row),
    ...(schema && !isDeclared(generated) && { content: { 'application/json': { schema } } }),
  };
  return { ...others, ...(success && { [row.status]: success }), ...errorAnswers(sharing(name)) };
}

/** A handler names what it answers where that is no JSON, or depends on the status. */
const isDeclared = ({ content }: Answer): boolean =>
  content !== undefined && (!content['application/json'] || content['application/json'].schema.$ref !== undefined);

const descriptionOf = ({ status }: Operation): string =>
  status === 204 ? 'Done; the answer has no body.' : 'Success.';

const errorAnswers = (names: OperationName[]): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(errorsOf(names)).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        ...(['429', '503'].includes(status) && { headers: { 'Retry-After': retryAfter } }),
        content: { 'application/json': { schema: referenceTo('Error') } },
      },
    ]),
  );

const retryAfter = { description: 'Seconds to wait, when they are known.', schema: { type: 'integer' } };
