import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a card is found in authority files and knowledge bases. */
export class AuthorityIdentifiers1795966533185 implements MigrationInterface {
  readonly name = 'AuthorityIdentifiers1795966533185';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table entities add wikidata text, add geonames text, add viaf text;
      comment on column entities.wikidata is 'Its identifier in Wikidata: Q546.';
      comment on column entities.geonames is 'Its number in GeoNames: 3165185.';
      comment on column entities.viaf is 'Its number in VIAF, the Virtual International Authority File: 148463483.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entities drop wikidata, drop geonames, drop viaf');
  }
}
