import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata, Version } from '@nestjs/common';
import { ApiExtension, ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Operation as OperationRow } from '../../contract/operation.js';
import { type OperationName, operationNames, operations } from '../../contract/operations.js';

export const operationKey = 'veduta:operation';

/**
 * Marks the handler of an operation and gives it the path, status and access of src/contract/operations.ts. It must be the
 * first decorator of a handler: decorators are applied from the last to the first, so its route wins.
 */
export const Operation = (name: OperationName): MethodDecorator => {
  const row: OperationRow = operations[name];
  const { method, path, alias, status, access } = row;
  return applyDecorators(
    SetMetadata(operationKey, name),
    RequestMapping({ method: RequestMethod[method], path: alias ? [path, alias] : path }),
    HttpCode(status),
    ...(hasTwin(name) ? [Version(bodyOf(row))] : []),
    ApiOperation({ operationId: name }),
    ApiExtension('x-access', access),
  ) as MethodDecorator;
};

/** Two operations may share a route when one accepts a form and the other JSON: Nest's route versions distinguish them. */
const hasTwin = (name: OperationName): boolean =>
  operationNames.some(
    (other) =>
      other !== name &&
      operations[other].method === operations[name].method &&
      operations[other].path === operations[name].path,
  );

const bodyOf = ({ kind }: OperationRow): RequestBody => (kind === 'upload' ? 'form' : 'json');

type RequestBody = 'form' | 'json';

/** Which of two operations with the same route a request is for. */
export const versionOf = (request: Request): RequestBody => (request.is('multipart/form-data') ? 'form' : 'json');

export const infrastructureKey = 'veduta:infrastructure';

/** For handlers that are no operation of the contract (health, files, redirects): public, without an access check. */
export const Infrastructure = (): ClassDecorator & MethodDecorator => SetMetadata(infrastructureKey, true);
