import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where no published photo is among those that a statement changes, nothing is to be listed. The seven statements of
 * `list_links` were planned all the same, which was more than half of what PostgreSQL did for a changed draft.
 */
export class ListsOfDrafts1795856000000 implements MigrationInterface {
  readonly name = 'ListsOfDrafts1795856000000';

  async up(runner: QueryRunner): Promise<void> {
    await redefine(runner, begin, beginUnlessEmpty);
  }

  async down(runner: QueryRunner): Promise<void> {
    await redefine(runner, beginUnlessEmpty, begin);
  }
}

const begin = `begin
  perform from photos`;
const beginUnlessEmpty = `begin
  if cardinality(ids) = 0 then return; end if;
  perform from photos`;

async function redefine(runner: QueryRunner, from: string, to: string): Promise<void> {
  const [{ definition }] = (await runner.query(
    `select pg_get_functiondef('list_links(integer[])'::regprocedure) as definition`,
  )) as [{ definition: string }];
  if (!definition.includes(from)) throw new Error('The function list_links is not as it was.');
  await runner.query(definition.replace(from, () => to));
}
