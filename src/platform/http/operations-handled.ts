import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { access, type Operation } from '../../contract/access.js';
import { infrastructureKey, operationKey } from './operation.decorator.js';

/**
 * Refuses to start when a call of the contract has no handler or two, or a handler names no call: a promise nobody keeps,
 * or a door nobody guards.
 */
export function assertOperationsHandled(app: INestApplication): void {
  const handled = handledOperations(app);
  const names = Object.keys(access) as Operation[];
  const missing = names.filter((name) => !handled.includes(name));
  const doubled = handled.filter((name, index) => handled.indexOf(name) !== index);
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
  if (doubled.length > 0) throw new Error(`Two handlers for ${doubled.join(', ')}`);
}

function handledOperations(app: INestApplication): Operation[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .filter(({ instance }) => Boolean(instance))
    .flatMap(({ instance, metatype }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      return scanner.getAllMethodNames(prototype).flatMap((method) => {
        const handler = prototype[method];
        if (!handler || !Reflect.hasMetadata('path', handler)) return [];
        if (reflector.getAllAndOverride<boolean>(infrastructureKey, [handler, metatype as () => unknown])) return [];
        const operation = reflector.get<Operation | undefined>(operationKey, handler);
        if (!operation) throw new Error(`${metatype?.name}.${method} names no operation`);
        return [operation];
      });
    });
}
