import { expect, it } from '@jest/globals';
import { rightsUri } from './rights-uri.js';

it.each([
  ['CC BY-SA 4.0', 'http://creativecommons.org/licenses/by-sa/4.0/'],
  ['Public domain', 'http://creativecommons.org/publicdomain/mark/1.0/'],
  ['https://rightsstatements.org/vocab/InC/1.0/', 'http://rightsstatements.org/vocab/InC/1.0/'],
  ['https://example.org/terms', null],
  ['https://evil.example/creativecommons.org/licenses/by/4.0/', null],
  ['Tutti i diritti riservati', null],
  [null, null],
])('%s is %s', (licence, uri) => expect(rightsUri(licence)).toBe(uri));
