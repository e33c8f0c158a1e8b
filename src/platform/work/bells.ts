import { Injectable } from '@nestjs/common';
import { DataSource, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { Doorbell } from '../queue/doorbell.js';
import type { Work } from './work.js';

const waiting = 'workToRingFor';

/** Rings the doorbell for what a transaction owes, once it is committed; a change that was rolled back rings nothing. */
@Injectable()
export class Bells implements EntitySubscriberInterface {
  constructor(
    dataSource: DataSource,
    private readonly doorbell: Doorbell,
  ) {
    dataSource.subscribers.push(this);
  }

  ringAfterCommit(works: Work[], transaction: QueryRunner): void {
    transaction.data[waiting] = [...worksOf(transaction), ...works];
  }

  /** Called by TypeORM, for a savepoint inside of a transaction too. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (queryRunner.isTransactionActive) return;
    const works = worksOf(queryRunner);
    queryRunner.data[waiting] = [];
    // Not awaited: the answer to the change does not wait for a bell.
    if (works.length > 0) void this.doorbell.ring(works);
  }
}

const worksOf = (transaction: QueryRunner): Work[] => (transaction.data[waiting] as Work[] | undefined) ?? [];
