import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WorkerHeartbeats1795620458445 implements MigrationInterface {
  readonly name = 'WorkerHeartbeats1795620458445';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table worker_heartbeats (
        id uuid primary key,
        host text not null,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table worker_heartbeats`);
  }
}
