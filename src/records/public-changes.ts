import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { PubSub } from '../platform/database/pub-sub.js';

/** The kinds of public records, and the causes of their changes. */
interface CausesOf {
  /** `related`: a tag or entity whose name the photo shows has changed; `back`: the photo of its back has changed, came or went. */
  photo: 'published' | 'withdrawn' | 'metadata' | 'links' | 'annotations' | 'renditions' | 'related' | 'back';
  /** `photos`: a photo of the entity has changed, was added or was removed; `type`: the name or look of its type has changed. */
  entity: 'published' | 'withdrawn' | 'metadata' | 'cover' | 'audio' | 'relations' | 'photos' | 'type';
  tag: 'published' | 'metadata' | 'withdrawn';
  fonds: 'published' | 'metadata' | 'withdrawn';
  entity_type: 'published' | 'metadata' | 'withdrawn';
  default_cover: 'renditions' | 'metadata' | 'withdrawn';
  settings: 'metadata';
}

/** Changes of a photo that its own page shows, and no list. */
export const onPageOfPhoto: ReadonlySet<string> = new Set<CausesOf['photo']>(['annotations', 'related', 'back']);

export type PublicKind = keyof CausesOf;
export type CauseOf<Kind extends PublicKind> = CausesOf[Kind];

export type PublicChange = {
  [Kind in PublicKind]: { kind: Kind; id: number; cause: CauseOf<Kind> };
}[PublicKind];

/** Reads changes within their transaction, to store something if and only if the change is committed. */
export interface ChangeReader {
  /**
   * Called before the commit, with the changes that the transaction published since the last call, without duplicates.
   * It may query `tx`, and may publish further changes; all readers are then called again with those.
   */
  read(changes: PublicChange[], tx: EntityManager): Promise<void>;
}

/** Reads changes once the readers above have published what follows from them. */
export interface ChangeConcluder {
  /**
   * Called once before the commit, with all changes of the transaction. It may query `tx`, and publishes nothing. Who locks rows
   * of several records does it here, all in one order: in several calls two transactions could wait for each other.
   */
  conclude(changes: PublicChange[], tx: EntityManager): Promise<void>;
}

/**
 * Gets committed changes in every process, to invalidate caches in memory. The process that commits a change is notified before
 * the change is acknowledged, so that whoever made it sees it at the next read; it is notified once more with the others.
 */
export interface ChangeListener {
  onChanges(changes: PublicChange[]): void;
  /** Anything may have changed: the process has begun to listen, or there were too many changes to send each. */
  onMissed(): void;
}

const topic = 'public-changes';
/** Maximum of one message: NOTIFY carries up to 8000 bytes. */
const messageBytes = 7_000;
const maxMessages = 100;
const anyChange = '*';
const collectedKey = 'publicChanges';
const announcedKey = 'announcedPublicChanges';

/**
 * The events of public changes. Code that changes a record publishes the change in the same transaction; caches, search
 * index and feeds subscribe to it, each in its own module:
 *
 *     this.publicChanges.publish({ kind: 'photo', id, cause: 'metadata' }, tx);
 *
 * Changes are collected until the commit and delivered together, so that an import costs each reader as many statements
 * as a single edit.
 */
@Injectable()
export class PublicChanges implements EntitySubscriberInterface {
  private readonly logger = new Logger(PublicChanges.name);
  private readonly readers: ChangeReader[] = [];
  private readonly concluders: ChangeConcluder[] = [];
  private readonly listeners: ChangeListener[] = [];

  constructor(
    dataSource: DataSource,
    private readonly pubSub: PubSub,
  ) {
    dataSource.subscribers.push(this);
    pubSub.on(topic, (message) => this.receive(message));
    pubSub.onListening(() => this.listeners.forEach((listener) => listener.onMissed()));
  }

  register(reader: ChangeReader): void {
    this.readers.push(reader);
  }

  registerLast(concluder: ChangeConcluder): void {
    this.concluders.push(concluder);
  }

  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /**
   * @param tx the open transaction of the change
   * @throws Error outside of a transaction: the event could be sent without the change being committed
   */
  publish(changes: PublicChange | PublicChange[], tx: EntityManager): void {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('Changes can be published in a transaction only.');
    const collected = collectedIn(tx.queryRunner);
    for (const change of [changes].flat()) collected.set(encode(change), change);
  }

  /** Called by TypeORM, also at the end of a savepoint. An error here rolls the change back. */
  async beforeTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): Promise<void> {
    const published = new Set<string>();
    for (
      let changes = takeCollected(queryRunner, published);
      changes.length > 0;
      changes = takeCollected(queryRunner, published)
    ) {
      changes.forEach((change) => published.add(encode(change)));
      for (const reader of this.readers) await reader.read(changes, queryRunner.manager);
    }
    if (published.size === 0) return;
    const all = [...published].map(decode);
    for (const concluder of this.concluders) await concluder.conclude(all, queryRunner.manager);
    await this.pubSub.publishAll(topic, messagesOf([...published]), queryRunner.manager);
    queryRunner.data[announcedKey] = [...announcedIn(queryRunner), ...published];
  }

  /** Called by TypeORM, also at the end of a savepoint. An error here would deny what is committed. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (queryRunner.isTransactionActive) return;
    const changes = announcedIn(queryRunner).map(decode);
    queryRunner.data[announcedKey] = [];
    if (changes.length === 0) return;
    for (const listener of this.listeners)
      try {
        listener.onChanges(changes);
      } catch (error) {
        this.logger.error({ err: error }, 'a listener to public changes failed');
      }
  }

  /** Called by TypeORM. */
  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (queryRunner.isTransactionActive) return;
    collectedIn(queryRunner).clear();
    queryRunner.data[announcedKey] = [];
  }

  private receive(message: string): void {
    const changes = message === anyChange ? null : message.split(' ').map(decode);
    for (const listener of this.listeners) {
      if (changes) listener.onChanges(changes);
      else listener.onMissed();
    }
  }
}

type Collected = Map<string, PublicChange>;

const collectedIn = (transaction: QueryRunner): Collected =>
  (transaction.data[collectedKey] ??= new Map<string, PublicChange>()) as Collected;

/** The changes that other processes are notified of when the transaction is committed. */
const announcedIn = (transaction: QueryRunner): string[] => (transaction.data[announcedKey] ?? []) as string[];

/** The changes collected since the last call, without those that were published before. */
function takeCollected(transaction: QueryRunner, published: Set<string>): PublicChange[] {
  const collected = collectedIn(transaction);
  const changes = [...collected].filter(([text]) => !published.has(text)).map(([, change]) => change);
  collected.clear();
  return changes;
}

const encode = ({ kind, id, cause }: PublicChange): string => `${kind}:${id}:${cause}`;

function decode(text: string): PublicChange {
  const [kind, id, cause] = text.split(':');
  return { kind, id: Number(id), cause } as PublicChange;
}

/** The changes packed into few messages; a single message for any change when there would be too many. */
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
  return messages.length > maxMessages ? [anyChange] : messages;
}
