import { deadlineOf } from './deadline.js';

const request = {
  createdAt: '2026-05-01T10:00:00.000Z',
  dueAt: '2026-05-02T10:00:00.000Z',
  hiddenAt: null,
  outcome: null,
  photo: { status: 'published' as const },
};
const at = (time: string): number => Date.parse(`2026-05-${time}:00.000Z`);

it.each([
  ['01T10:00', { state: 'left', span: { hours: 24, minutes: 0 } }],
  ['01T15:30', { state: 'left', span: { hours: 18, minutes: 30 } }],
  ['02T04:01', { state: 'soon', span: { hours: 5, minutes: 59 } }],
  ['02T10:00', { state: 'soon', span: { hours: 0, minutes: 0 } }],
  ['02T13:05', { state: 'late', span: { hours: 3, minutes: 5 } }],
])('says at %s what is left of the 24 hours', (now, deadline) => {
  expect(deadlineOf(request, at(now))).toEqual(deadline);
});

it('stops when the photo is hidden, and is over when the request is decided', () => {
  const hidden = { ...request, hiddenAt: '2026-05-01T12:10:00.000Z' };
  expect(deadlineOf(hidden, at('05T00:00'))).toEqual({ state: 'hidden', span: { hours: 2, minutes: 10 } });
  expect(deadlineOf({ ...hidden, outcome: 'kept' }, at('05T00:00'))).toEqual({ state: 'kept', span: null });
});

it('does not run for a photo that is out of the archive already', () => {
  const out = { ...request, photo: { status: 'removed' as const } };
  expect(deadlineOf(out, at('05T00:00'))).toEqual({ state: 'out', span: null });
});
