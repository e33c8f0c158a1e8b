import { LRUCache } from 'lru-cache';
import type { Client, QueryConfig } from 'pg';
import type { Query } from './when-answered.js';

/** Statements that a connection keeps, each in about 300 kB of the server's memory. */
const mostKept = 30;

const mark = '/* prepared */ ';

/**
 * Marks a statement that PostgreSQL parses and plans once on each connection, not each time that it is sent: for those of a page
 * that read a few rows by a key, where planning takes longer than reading. Not for searches and filters, whose best plan depends
 * on their values. The mark is in the text because TypeORM passes on nothing else.
 */
export const prepared = (text: string): string => mark + text;

/** Where the driver remembers, by its name, what it has prepared; its types leave it out. */
interface PreparingConnection {
  parsedStatements: Record<string, string>;
}

/**
 * The prepared statements of one connection. There may be any number of texts, since callers of the API choose the columns of a
 * list: the one that was not sent for longest makes room.
 */
export class PreparedStatements {
  private made = 0;
  private readonly names = new LRUCache<string, string>({
    max: mostKept,
    dispose: (name) => void this.deallocate(name),
  });

  /** @param query of the driver */
  constructor(
    private readonly client: Client,
    private readonly query: Query,
  ) {}

  /** The same call of `query`, in which a marked statement has a name. */
  named(call: unknown[]): unknown[] {
    const [text, values, ...rest] = call;
    if (typeof text !== 'string' || !text.startsWith(mark)) return call;
    const statement = text.slice(mark.length);
    return [{ name: this.nameOf(statement), text: statement, values } as QueryConfig, ...rest];
  }

  /** For a call that failed: its plan may be one of an older schema, and the next time it is made anew. */
  forget([statement]: unknown[]): void {
    const { name, text = '' } = (statement ?? {}) as Partial<QueryConfig>;
    if (name !== undefined && this.names.peek(text) === name) this.names.delete(text);
  }

  private nameOf(statement: string): string {
    const known = this.names.get(statement);
    if (known !== undefined) return known;
    this.made += 1;
    const name = `prepared_${this.made}`;
    this.names.set(statement, name);
    return name;
  }

  /** Also where it fails, as in a transaction that is broken off, the name is not used again. */
  private async deallocate(name: string): Promise<void> {
    await Promise.resolve(this.query(`deallocate ${name}`)).catch(() => undefined);
    const { connection } = this.client as unknown as { connection: PreparingConnection };
    delete connection.parsedStatements[name];
  }
}
