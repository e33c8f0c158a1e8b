import { removalReferencePattern } from '../contract/removal-request.js';
import { removalReference } from './removal-reference.js';

it('makes references that are easy to read aloud, and never the same again', () => {
  const references = Array.from({ length: 1000 }, removalReference);
  expect(references.filter((reference) => !removalReferencePattern.test(reference))).toEqual([]);
  expect(new Set(references).size).toBe(1000);
});
