import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { PubSub } from '../platform/database/pub-sub.js';

/** What may change in public, and why it did. */
interface CausesOf {
  /** `related`: a record whose name the photo shows has changed. */
  photo: 'published' | 'withdrawn' | 'metadata' | 'links' | 'annotations' | 'renditions' | 'related';
  /** `photos`: a photo that the entity shows has changed, came or went. */
  entity: 'published' | 'metadata' | 'cover' | 'audio' | 'photos';
  tag: 'published' | 'metadata';
  entity_type: 'published' | 'metadata';
  default_cover: 'renditions';
  settings: 'metadata';
}

export type PublicChange = {
  [Kind in keyof CausesOf]: { kind: Kind; id: number; cause: CausesOf[Kind] };
}[keyof CausesOf];

/** Follows changes within their transaction: for what must be stored exactly when the change is. */
export interface ChangeReader {
  /**
   * Called before the commit, with every change of the transaction that was published since the last call, each once. It
   * may query `tx`, and may publish what follows from the changes; the readers are then called again with that.
   */
  read(changes: PublicChange[], tx: EntityManager): Promise<void>;
}

/** Hears of committed changes, in every process: for what a process remembers. */
export interface ChangeListener {
  onChanges(changes: PublicChange[]): void;
  /** Anything may have changed: the connection was lost, or too much changed at once to be told one by one. */
  onMissed(): void;
}

const topic = 'public-changes';
/** Of one message: NOTIFY carries 8000 bytes. */
const messageBytes = 7_000;
const mostMessages = 100;
const anything = '*';
const waiting = 'publicChanges';

/**
 * The one place where a change of something public is told. Whoever changes a record says what has changed, in the
 * transaction of the change; what follows from it is the readers' business, each in its own room:
 *
 *     this.publicChanges.publish({ kind: 'photo', id, cause: 'metadata' }, tx);
 *
 * Changes are collected until the commit and handed on together, so that an import costs each reader as many statements
 * as a single edit.
 */
@Injectable()
export class PublicChanges implements EntitySubscriberInterface {
  private readonly readers: ChangeReader[] = [];
  private readonly listeners: ChangeListener[] = [];

  constructor(
    dataSource: DataSource,
    private readonly pubSub: PubSub,
  ) {
    dataSource.subscribers.push(this);
    pubSub.on(topic, (message) => this.hear(message));
    pubSub.onReconnect(() => this.listeners.forEach((listener) => listener.onMissed()));
  }

  register(reader: ChangeReader): void {
    this.readers.push(reader);
  }

  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /**
   * @param tx the open transaction of the change
   * @throws Error outside of a transaction: the change could be told without being made
   */
  publish(changes: PublicChange | PublicChange[], tx: EntityManager): void {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('Changes can be published in a transaction only.');
    const collected = collectedIn(tx.queryRunner);
    for (const change of [changes].flat()) collected.set(written(change), change);
  }

  /** Called by TypeORM, at the end of a savepoint too. What fails here fails the change. */
  async beforeTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): Promise<void> {
    const told = new Set<string>();
    for (let changes = take(queryRunner, told); changes.length > 0; changes = take(queryRunner, told)) {
      changes.forEach((change) => told.add(written(change)));
      for (const reader of this.readers) await reader.read(changes, queryRunner.manager);
    }
    if (told.size > 0) await this.pubSub.publishAll(topic, messagesOf([...told]), queryRunner.manager);
  }

  /** Called by TypeORM. */
  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (!queryRunner.isTransactionActive) collectedIn(queryRunner).clear();
  }

  private hear(message: string): void {
    const changes = message === anything ? null : message.split(' ').map(read);
    for (const listener of this.listeners) {
      if (changes) listener.onChanges(changes);
      else listener.onMissed();
    }
  }
}

type Collected = Map<string, PublicChange>;

const collectedIn = (transaction: QueryRunner): Collected =>
  (transaction.data[waiting] ??= new Map<string, PublicChange>()) as Collected;

/** What has been published since the last call, but for what was told before. */
function take(transaction: QueryRunner, told: Set<string>): PublicChange[] {
  const collected = collectedIn(transaction);
  const changes = [...collected].filter(([text]) => !told.has(text)).map(([, change]) => change);
  collected.clear();
  return changes;
}

const written = ({ kind, id, cause }: PublicChange): string => `${kind}:${id}:${cause}`;

function read(text: string): PublicChange {
  const [kind, id, cause] = text.split(':');
  return { kind, id: Number(id), cause } as PublicChange;
}

/** As few messages as hold them all; one that stands for anything where they would be too many. */
function messagesOf(changes: string[]): string[] {
  const messages: string[] = [];
  let message = '';
  for (const change of changes) {
    if (message.length + change.length >= messageBytes) {
      messages.push(message);
      message = '';
    }
    message += message === '' ? change : ` ${change}`;
  }
  messages.push(message);
  return messages.length > mostMessages ? [anything] : messages;
}
