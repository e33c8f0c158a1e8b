import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiOperation } from '@nestjs/swagger';
import { access, type Operation as OperationName } from '../../contract/access.js';

export const operationKey = 'veduta:operation';

/** Names the call that a handler answers; its rights stand in src/contract/access.ts and nowhere else. */
export const Operation = (name: OperationName): MethodDecorator =>
  applyDecorators(
    SetMetadata(operationKey, name),
    ApiOperation({ operationId: name }),
    ApiExtension('x-access', access[name]),
  ) as MethodDecorator;

export const infrastructureKey = 'veduta:infrastructure';

/** For handlers that are no call of the archive (health, files, redirects): open to everyone by their nature. */
export const Infrastructure = (): ClassDecorator & MethodDecorator => SetMetadata(infrastructureKey, true);
