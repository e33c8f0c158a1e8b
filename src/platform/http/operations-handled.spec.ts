import { SetMetadata } from '@nestjs/common';
import { isPageRead, type OperationName, operationNames, operations } from '../../contract/operations.js';
import { findOperationErrors, shadowedRoutes } from './operations-handled.js';
import { showsKey } from './shows.decorator.js';

const { 'photos.byId': byId, 'photos.popular': popular, 'photos.annotations': annotations } = operations;

describe('routes in the order in which the router tries them', () => {
  it('may have a literal segment where a later one has a parameter', () => {
    expect(shadowedRoutes([popular, byId, annotations])).toEqual([]);
  });

  it('are refused when one matches the requests of a later one', () => {
    expect(shadowedRoutes([byId, popular])).toEqual(['GET /photos/:id stands before /photos/popular']);
  });

  it('are refused when two differ only in the names of their parameters', () => {
    expect(shadowedRoutes([byId, { ...byId, path: '/photos/:slug' }])).toHaveLength(1);
  });

  it('may be the same for JSON and for a form', () => {
    expect(shadowedRoutes([operations['contributions.create'], operations['contributions.propose']])).toEqual([]);
  });
});

describe('the start is refused', () => {
  const handlerOf = (name: OperationName, shows = isPageRead(name)) => {
    const callback = () => undefined;
    if (shows) SetMetadata(showsKey, [])(callback);
    return { name, callback };
  };
  // An order in which no route matches the requests of a later one: literal segments before parameters.
  const pathOf = (name: OperationName): string => operations[name].path.replaceAll(':', '~');
  const names = operationNames.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));

  it('not when each operation has its handler', () => {
    expect(findOperationErrors(names.map((name) => handlerOf(name)))).toEqual([]);
  });

  it('when an operation has no handler, or two', () => {
    const handlers = names.filter((name) => name !== 'tags.list').map((name) => handlerOf(name));
    expect(findOperationErrors(handlers)).toEqual(['No handler for tags.list']);
    expect(findOperationErrors([...names.map((name) => handlerOf(name)), handlerOf('tags.list')])).toContain(
      'Two handlers for tags.list',
    );
  });

  it('when a read of public pages does not say what they depend on', () => {
    const handlers = names.map((name) => handlerOf(name, isPageRead(name) && name !== 'photos.byId'));
    expect(findOperationErrors(handlers)).toEqual(['photos.byId lacks @Shows']);
  });
});
