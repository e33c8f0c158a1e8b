import { expect, it } from '@jest/globals';
import { edmRights } from './edm-rights.js';

it.each([
  ['https://creativecommons.org/licenses/by-sa/4.0/', 'http://creativecommons.org/licenses/by-sa/4.0/'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'http://creativecommons.org/publicdomain/zero/1.0/'],
  ['https://rightsstatements.org/vocab/InC/1.0/', 'http://rightsstatements.org/vocab/InC/1.0/'],
  ['http://rightsstatements.org/vocab/NoC-OKLR/1.0/', 'http://rightsstatements.org/vocab/NoC-OKLR/1.0/'],
  ['https://rightsstatements.org/vocab/InC-RUU/1.0/', 'http://rightsstatements.org/vocab/InC/1.0/'],
  ['https://rightsstatements.org/vocab/UND/1.0/', 'http://rightsstatements.org/vocab/CNE/1.0/'],
  ['https://archive.example.org/terms', 'http://rightsstatements.org/vocab/CNE/1.0/'],
  [null, 'http://rightsstatements.org/vocab/CNE/1.0/'],
])('%s is %s for Europeana', (licence, rights) => {
  expect(edmRights(licence)).toBe(rights);
});
