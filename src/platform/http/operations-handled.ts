import type { INestApplication } from '@nestjs/common';
import type { Operation } from '../../contract/operation.js';
import { isPageRead, operationNames, operations } from '../../contract/operations.js';
import { type OperationHandler, OperationHandlers } from './operation-handlers.js';
import { showsKey } from './shows.decorator.js';

/**
 * Refuses to start when an operation of the contract has no handler or two, when an earlier route matches the requests of a
 * handler, or when a read that public pages render has no `@Shows`.
 * @throws Error with all of them
 */
export function assertOperationsHandled(app: INestApplication): void {
  const errors = findOperationErrors(app.get(OperationHandlers).list());
  if (errors.length > 0) throw new Error(errors.join('; '));
}

type Handler = Pick<OperationHandler, 'name' | 'callback'>;

/** @param handlers in the order in which the router tries them */
export function findOperationErrors(handlers: Handler[]): string[] {
  const handled = handlers.map(({ name }) => name);
  return [
    ...operationNames.filter((name) => !handled.includes(name)).map((name) => `No handler for ${name}`),
    ...handled.filter((name, index) => handled.indexOf(name) !== index).map((name) => `Two handlers for ${name}`),
    ...shadowedRoutes(handled.map((name) => operations[name])),
    ...handlers.filter(lacksTags).map(({ name }) => `${name} lacks @Shows`),
  ];
}

type Route = Pick<Operation, 'method' | 'path' | 'kind'>;

/** Routes that are never reached, because an earlier one matches: `/photos/:id` matches `/photos/popular`. */
export function shadowedRoutes(routes: Route[]): string[] {
  return routes.flatMap((route, index) => {
    const shadowing = routes.slice(0, index).find((earlier) => shadows(earlier, route));
    return shadowing ? [`${shadowing.method} ${shadowing.path} stands before ${route.path}`] : [];
  });
}

/** A form and JSON may share a route, because the content type distinguishes them. */
function shadows(earlier: Route, later: Route): boolean {
  const [pattern, path] = [earlier.path.split('/'), later.path.split('/')];
  return (
    earlier.method === later.method &&
    (earlier.kind === 'upload') === (later.kind === 'upload') &&
    pattern.length === path.length &&
    pattern.every((part, index) => part.startsWith(':') || part === path[index])
  );
}

const lacksTags = ({ name, callback }: Handler): boolean =>
  isPageRead(name) && operations[name].access.who === 'everyone' && !Reflect.hasMetadata(showsKey, callback);
