import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobTraces1795980394412 implements MigrationInterface {
  readonly name = 'JobTraces1795980394412';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job_outbox add column traceparent text');
    await runner.query(`comment on column job_outbox.traceparent is
      'What the job belongs to in the traces of an operator (W3C Trace Context); null where none are written'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job_outbox drop column traceparent');
  }
}
