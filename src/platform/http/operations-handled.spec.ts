import { SetMetadata } from '@nestjs/common';
import { isPageRead, type OperationName, operationNames, operations } from '../../contract/operations.js';
import { operationFaults, shadowedRoutes } from './operations-handled.js';
import { showsKey } from './shows.decorator.js';

const { 'photos.byId': byId, 'photos.popular': popular, 'photos.annotations': annotations } = operations;

describe('routes in the order in which they are asked', () => {
  it('may have a word where a later one has a parameter', () => {
    expect(shadowedRoutes([popular, byId, annotations])).toEqual([]);
  });

  it('are refused when one takes the requests of another', () => {
    expect(shadowedRoutes([byId, popular])).toEqual(['GET /photos/:id stands before /photos/popular']);
  });

  it('are refused when two are the same, whatever their parameters are called', () => {
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
  // An order in which no route takes the requests of another: words stand before parameters.
  const pathOf = (name: OperationName): string => operations[name].path.replaceAll(':', '~');
  const names = operationNames.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));

  it('not when each call has its handler', () => {
    expect(operationFaults(names.map((name) => handlerOf(name)))).toEqual([]);
  });

  it('when a call has no handler, or two', () => {
    const handlers = names.filter((name) => name !== 'tags.list').map((name) => handlerOf(name));
    expect(operationFaults(handlers)).toEqual(['No handler for tags.list']);
    expect(operationFaults([...names.map((name) => handlerOf(name)), handlerOf('tags.list')])).toContain(
      'Two handlers for tags.list',
    );
  });

  it('when a read of public pages does not say what they depend on', () => {
    const handlers = names.map((name) => handlerOf(name, isPageRead(name) && name !== 'photos.byId'));
    expect(operationFaults(handlers)).toEqual(['photos.byId lacks @Shows']);
  });
});
