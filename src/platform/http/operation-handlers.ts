import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { OperationName } from '../../contract/operations.js';
import { infrastructureKey, operationKey } from './operation.decorator.js';

/** The controller method that handles an operation. */
export interface OperationHandler {
  name: OperationName;
  controller: object;
  method: string;
  callback: (...parameters: unknown[]) => unknown;
}

/** Finds the handlers that `@Operation` marks. */
@Injectable()
export class OperationHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** In the order in which the router tries them. @throws Error for a route without an operation */
  list(): OperationHandler[] {
    return this.discovery
      .getControllers()
      .filter(({ instance }) => Boolean(instance))
      .flatMap(({ instance, metatype }) => this.ofController(instance as object, metatype as () => unknown));
  }

  private ofController(controller: object, metatype: () => unknown): OperationHandler[] {
    const prototype = Object.getPrototypeOf(controller) as Record<string, OperationHandler['callback']>;
    return this.scanner.getAllMethodNames(prototype).flatMap((method) => {
      const callback = prototype[method];
      if (!callback || !Reflect.hasMetadata('path', callback)) return [];
      if (this.reflector.getAllAndOverride<boolean>(infrastructureKey, [callback, metatype])) return [];
      const name = this.reflector.get<OperationName | undefined>(operationKey, callback);
      if (!name) throw new Error(`${metatype.name}.${method} names no operation`);
      return [{ name, controller, method, callback }];
    });
  }
}
