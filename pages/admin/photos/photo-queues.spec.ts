import { chosenQueue, queueQuery } from './photo-queues.js';

it('opens a queue with the other filters that are set, on its first page', () => {
  const query = { status: 'failed', q: 'molo', page: 3, sortBy: 'title' } as const;
  expect(queueQuery('draft', query)).toEqual({ status: 'draft', q: 'molo', page: 1, sortBy: 'title' });
  expect(queueQuery('position', query)).toEqual({ lacks: 'position', q: 'molo', page: 1, sortBy: 'title' });
  expect(queueQuery('all', query)).toEqual({ q: 'molo', page: 1, sortBy: 'title' });
});

it('knows which queue a query is, whatever else it filters', () => {
  expect(chosenQueue({ q: 'molo' })).toBe('all');
  expect(chosenQueue({ status: 'draft', sortBy: 'title' })).toBe('draft');
  expect(chosenQueue({ lastUpload: true })).toBe('lastUpload');
  expect(chosenQueue({ lacks: 'position,en' })).toBeNull();
  expect(chosenQueue({ status: 'draft', lastUpload: true })).toBeNull();
});
