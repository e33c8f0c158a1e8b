import type { EntityManager } from 'typeorm';
import { ownRecordId } from '../../contract/exchange/tables.js';
import { localizedColumns } from '../../platform/database/localized-columns.js';
import { plain } from '../mapping/plain.js';

/** A record of this name that a dry run would create. */
export const pendingId = 0;

export type FoundReference = number | 'unknown' | 'ambiguous';

interface NamedRow {
  id: number;
  slug: string;
  names: (string | null)[];
}

/** Tags and cards as the rows of a file name them: by their slug, their identifier, or their name in any language. */
export class References {
  private readonly tags = new Map<string, FoundReference>();
  private readonly entities = new Map<string, FoundReference>();

  private constructor(private readonly archiveId: string) {}

  /** @param collection whose identifiers of cards are known */
  static async read(
    { archiveId, collection }: { archiveId: string; collection: string },
    manager: EntityManager,
  ): Promise<References> {
    const references = new References(archiveId);
    const names = localizedColumns('name').join(', ');
    const tags = await manager.query<NamedRow[]>(`select id, slug, array[${names}] as names from tags order by id`);
    for (const { id, slug, names: written } of tags) references.addTag(id, [slug, ...written]);
    const entities = await manager.query<(NamedRow & { identifiers: string[] })[]>(
      `select e.id, slug, array[${names}] as names,
         array(select external_id from imported_records r where r.kind = 'entity' and r.record_id = e.id and r.collection = $1) as identifiers
       from entities e order by id`,
      [collection],
    );
    for (const { id, names: written } of entities) add(references.entities, id, written.map(keyOf));
    // What identifies a card goes before what is merely the name of others.
    for (const { id, slug, identifiers } of entities)
      for (const key of [slug, ...identifiers]) references.entities.set(key, id);
    return references;
  }

  tag(written: string): FoundReference {
    return this.tags.get(written) ?? this.tags.get(keyOf(written)) ?? 'unknown';
  }

  entity(written: string): FoundReference {
    const own = ownRecordId(written, this.archiveId, 'entity');
    return own ?? this.entities.get(written) ?? this.entities.get(keyOf(written)) ?? 'unknown';
  }

  addTag(id: number, names: (string | null)[]): void {
    // A translation may be the name of another tag; the first one has it.
    for (const name of names) if (name && !this.tags.has(keyOf(name))) this.tags.set(keyOf(name), id);
    for (const name of names) if (name && !this.tags.has(name)) this.tags.set(name, id);
  }

  addEntity(
    id: number,
    { identifier, slug, names }: { identifier: string | null; slug?: string; names: string[] },
  ): void {
    add(this.entities, id, names.map(keyOf));
    for (const key of [identifier, slug]) if (key) this.entities.set(key, id);
  }
}

/** Languages count the same, capital letters, accents and signs not at all. */
const keyOf = (name: string | null): string => (name === null ? '' : `name:${plain(name) || name}`);

function add(index: Map<string, FoundReference>, id: number, keys: string[]): void {
  for (const key of new Set(keys.filter((each) => each !== ''))) {
    const present = index.get(key);
    index.set(key, present === undefined || present === id ? id : 'ambiguous');
  }
}
