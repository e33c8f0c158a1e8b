import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The closest zoom level of the tiles, which was that of the map. */
export class TilesWithZoom1795407416911 implements MigrationInterface {
  readonly name = 'TilesWithZoom1795407416911';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update settings set values = jsonb_set(values, '{mapTiles,maxZoom}', '19') where values -> 'mapTiles' ? 'url'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update settings set values = values #- '{mapTiles,maxZoom}'`);
  }
}
