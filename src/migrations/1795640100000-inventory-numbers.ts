import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos are found by their inventory numbers, to say when two have the same one. */
export class InventoryNumbers1795640100000 implements MigrationInterface {
  readonly name = 'InventoryNumbers1795640100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index photos_inventory_number on photos (lower(regexp_replace(inventory_number, '\\s', '', 'g')))
       where inventory_number is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index photos_inventory_number');
  }
}
