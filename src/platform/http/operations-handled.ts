import type { INestApplication } from '@nestjs/common';
import { isPageRead, type Operation, operationNames, operations } from '../../contract/operations.js';
import { type OperationHandler, OperationHandlers } from './operation-handlers.js';
import { showsKey } from './shows.decorator.js';

/**
 * Refuses to start when a call of the contract has no handler or two, when a handler's route is answered by another one, or
 * when a read that shared pages render does not say what they depend on.
 */
export function assertOperationsHandled(app: INestApplication): void {
  const faults = operationFaults(app.get(OperationHandlers).list());
  if (faults.length > 0) throw new Error(faults.join('; '));
}

type Handler = Pick<OperationHandler, 'name' | 'callback'>;

/** @param handlers in the order in which the router asks them */
export function operationFaults(handlers: Handler[]): string[] {
  const handled = handlers.map(({ name }) => name);
  return [
    ...operationNames.filter((name) => !handled.includes(name)).map((name) => `No handler for ${name}`),
    ...handled.filter((name, index) => handled.indexOf(name) !== index).map((name) => `Two handlers for ${name}`),
    ...shadowedRoutes(handled.map((name) => operations[name])),
    ...handlers.filter(lacksTags).map(({ name }) => `${name} lacks @Shows`),
  ];
}

type Route = Pick<Operation, 'method' | 'path' | 'kind'>;

/** Routes that never answer, because one before them takes their requests: `/photos/:id` takes those of `/photos/popular`. */
export function shadowedRoutes(routes: Route[]): string[] {
  return routes.flatMap((route, index) => {
    const taker = routes.slice(0, index).find((earlier) => takesRequestsOf(earlier, route));
    return taker ? [`${taker.method} ${taker.path} stands before ${route.path}`] : [];
  });
}

/** A form and JSON may share a route: they are told apart by their content type. */
function takesRequestsOf(earlier: Route, later: Route): boolean {
  const [pattern, path] = [earlier.path.split('/'), later.path.split('/')];
  return (
    earlier.method === later.method &&
    (earlier.kind === 'upload') === (later.kind === 'upload') &&
    pattern.length === path.length &&
    pattern.every((part, index) => part.startsWith(':') || part === path[index])
  );
}

const lacksTags = ({ name, callback }: Handler): boolean =>
  isPageRead(name) && operations[name].access.who === 'public' && !Reflect.hasMetadata(showsKey, callback);
