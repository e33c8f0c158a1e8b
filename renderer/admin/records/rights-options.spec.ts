import { licenceUrl } from '../../../src/contract/licences.js';
import { rightsOptions } from './rights-options.js';

it('suggests licences and statements that have an address, each once', () => {
  const addresses = rightsOptions.map(({ value }) => licenceUrl(value));
  expect(addresses).not.toContain(null);
  expect(new Set(addresses).size).toBe(rightsOptions.length);
});
