import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata, Version } from '@nestjs/common';
import { ApiExtension, ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import {
  type Operation as OperationRow,
  type OperationName,
  operationNames,
  operations,
} from '../../contract/operations.js';

export const operationKey = 'veduta:operation';

/**
 * Marks the handler of a call. Its address, its status and who may call it stand in src/contract/operations.ts and nowhere
 * else. Stands above a handler's other decorators: it is applied last, so its route holds.
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

/** Two calls may share a route when one takes a form and the other JSON: Nest's versions of a route keep them apart. */
const hasTwin = (name: OperationName): boolean =>
  operationNames.some(
    (other) =>
      other !== name &&
      operations[other].method === operations[name].method &&
      operations[other].path === operations[name].path,
  );

const bodyOf = ({ kind }: OperationRow): RequestBody => (kind === 'upload' ? 'form' : 'json');

type RequestBody = 'form' | 'json';

/** Which of two calls on one route a request means. */
export const versionOf = (request: Request): RequestBody => (request.is('multipart/form-data') ? 'form' : 'json');

export const infrastructureKey = 'veduta:infrastructure';

/** For handlers that are no call of the archive (health, files, redirects): open to everyone by their nature. */
export const Infrastructure = (): ClassDecorator & MethodDecorator => SetMetadata(infrastructureKey, true);
