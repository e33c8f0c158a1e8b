import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Editors arrange entity types and default covers. */
export class TypesAndCoversEdited1795430000000 implements MigrationInterface {
  readonly name = 'TypesAndCoversEdited1795430000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Types with the same position are in the order of their ids, as all have been until now.
      alter table entity_types add column position integer not null default 0;
      alter table default_covers add column failure text;
      -- Covers exchange their places within one transaction.
      alter table default_covers drop constraint default_covers_entity_type_id_sort_order_key;
      alter table default_covers add constraint default_covers_order unique (entity_type_id, sort_order)
        deferrable initially deferred;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table default_covers drop constraint default_covers_order;
      alter table default_covers add constraint default_covers_entity_type_id_sort_order_key
        unique (entity_type_id, sort_order);
      alter table default_covers drop column failure;
      alter table entity_types drop column position;
    `);
  }
}
