import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../platform/config/config.js';

/** Of change sets that are looked at in one transaction, which others wait for. */
const batchSize = 500;

/**
 * Forgets changes that are older than `HISTORY_YEARS`. What created or removed a record stays for ever, as a set: that it came,
 * that it went, and the way back, which is a deleted record itself. So does what a younger change has reverted.
 */
@Injectable()
export class OldHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Called by the nightly sweep. Nothing happens without the setting. */
  async tidy(): Promise<void> {
    const { historyYears } = this.config;
    if (historyYears === null) return;
    let after = 0;
    for (;;) {
      const next = await this.dataSource.transaction((tx) => this.forgetNext(after, historyYears, tx));
      if (next === null) return;
      after = next;
    }
  }

  /** Of the sets with higher ids the first ones. Resolves with the last id that it has looked at; null when there are no more. */
  private async forgetNext(after: number, years: number, tx: EntityManager): Promise<number | null> {
    const old = `created_at < now() - make_interval(years => $1)`;
    const looked = await tx.query<{ id: number; mayGo: boolean }[]>(
      `select s.id, not exists (
           select from record_changes c where c.change_set_id = s.id and c.action in ('created', 'removed'))
         and not exists (select from change_sets o where (o.reverts = s.id or o.id = s.reverted_by) and not o.${old}) as "mayGo"
       from change_sets s where s.${old} and s.id > $2 order by s.id limit ${batchSize} for update of s`,
      [years, after],
    );
    const ids = looked.filter(({ mayGo }) => mayGo).map(({ id }) => id);
    if (ids.length > 0) await this.forget(ids, tx);
    return looked.at(-1)?.id ?? null;
  }

  private async forget(ids: number[], tx: EntityManager): Promise<void> {
    for (const column of ['reverts', 'reverted_by'])
      await tx.query(`update change_sets set ${column} = null where ${column} = any($1)`, [ids]);
    await tx.query('delete from record_changes where change_set_id = any($1)', [ids]);
    await tx.query('delete from change_sets where id = any($1)', [ids]);
  }
}
