import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accounts } from './initial/accounts.js';
import { contributions } from './initial/contributions.js';
import { entities } from './initial/entities.js';
import { history } from './initial/history.js';
import { jobs } from './initial/jobs.js';
import { photos } from './initial/photos.js';
import { createSearch } from './initial/search.js';
import { site } from './initial/site.js';

/** The first schema. */
export class Initial1764000000000 implements MigrationInterface {
  readonly name = 'Initial1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const tables of [accounts, entities, photos, contributions, site, history, jobs]) await runner.query(tables);
    await createSearch(runner);
  }

  /** Cannot be reverted: there is no earlier schema. */
  down(): Promise<void> {
    return Promise.reject(new Error('The first schema cannot be taken back.'));
  }
}
