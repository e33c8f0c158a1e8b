import type { AdminEntity } from '../../../src/contract/entity.js';
import { gapsOf } from './entity-gaps.js';

const whole = { storyStart: 'Il molo', storyStartEn: 'The pier', storyStartDe: 'Die Mole', hasCover: true, audio: {} };
const gaps = (change: Record<string, unknown>) => gapsOf({ ...whole, ...change } as AdminEntity, ['it', 'en', 'de']);

it.each([
  [{}, []],
  [{ storyStartDe: null }, ['de']],
  [{ storyStart: null, storyStartEn: null, hasCover: false }, ['text', 'cover']],
  [{ storyStart: null, excerpt: 'Il molo', audio: null }, ['audio']],
])('what a record card lacks: %j', (change, expected) => {
  expect(gaps(change)).toEqual(expected);
});
