import type { EntityManager } from 'typeorm';
import { ownRecordId } from '../../contract/exchange/tables.js';
import { localizedColumns } from '../../platform/database/localized-columns.js';
import { keyOf, NamedRecords } from './named-records.js';

/** Tables whose records a code identifies. */
type CodedTable = 'entityTypes' | 'relationKinds';

export type FoundReference = number | 'unknown' | 'ambiguous';

interface NamedRow {
  id: number;
  slug: string;
  names: (string | null)[];
}

/**
 * Tags, cards and fonds as the rows of a file name them: by their slug, their identifier or reference code, or their name in any
 * language. Of the archive only those are read that `lookUp` was given; what the rows create is added, and stays for the steps that follow.
 */
export class References {
  private tags = new NamedRecords();
  private entities = new NamedRecords();
  private fondsByName = new NamedRecords();
  private readonly addedTags = new NamedRecords();
  private readonly addedEntities = new NamedRecords();
  private readonly addedFonds = new NamedRecords();
  private readonly addedCodes = new Set<string>();

  /** @param of `collection`: whose identifiers of cards are known */
  constructor(private readonly of: { archiveId: string; collection: string }) {}

  /**
   * Reads what the archive has under these names, in place of what it had under those of the step before: a statement for tags, one
   * for cards and one for fonds, so that a step costs the same in every archive.
   */
  async lookUp(
    { tags = [], entities = [], fonds = [] }: { tags?: string[]; entities?: string[]; fonds?: string[] },
    manager: EntityManager,
  ): Promise<void> {
    this.tags = new NamedRecords();
    this.entities = new NamedRecords();
    this.fondsByName = new NamedRecords();
    for (const { id, slug, names } of await findTags(tags, manager)) this.tags.addFirst(id, [slug, ...names]);
    const cards = await findEntities(entities, this.of.collection, manager);
    for (const { id, names } of cards) this.entities.addNames(id, names);
    // What identifies a card goes before what is merely the name of others.
    for (const { id, slug, identifiers } of cards) this.entities.setExact(id, [slug, ...identifiers]);
    for (const { id, slug, referenceCode, names } of await findFonds(fonds, manager)) {
      this.fondsByName.addNames(id, [referenceCode, ...names]);
      this.fondsByName.setExact(id, [referenceCode, slug]);
    }
  }

  /** @param written one of the names that were looked up */
  tag(written: string): FoundReference {
    const key = keyOf(written);
    return (
      this.tags.exact(written) ??
      this.addedTags.exact(written) ??
      this.tags.named(key)[0] ??
      this.addedTags.named(key)[0] ??
      'unknown'
    );
  }

  /** @param written one of the names that were looked up */
  entity(written: string): FoundReference {
    const exact =
      ownRecordId(written, this.of.archiveId, 'entity') ??
      this.addedEntities.exact(written) ??
      this.entities.exact(written);
    if (exact !== undefined) return exact;
    const key = keyOf(written);
    return onlyOf([...this.entities.named(key), ...this.addedEntities.named(key)]);
  }

  /** @param written one of the names that were looked up */
  fonds(written: string): FoundReference {
    const exact = this.addedFonds.exact(written) ?? this.fondsByName.exact(written);
    return exact ?? onlyOf([...this.fondsByName.named(keyOf(written)), ...this.addedFonds.named(keyOf(written))]);
  }

  /** Of a type of cards or a kind of relation that the file brings. */
  addCode(table: CodedTable, code: string): void {
    this.addedCodes.add(`${table} ${code}`);
  }

  willHave(table: CodedTable, code: string): boolean {
    return this.addedCodes.has(`${table} ${code}`);
  }

  addTag(id: number, names: (string | null)[]): void {
    this.addedTags.addFirst(id, names);
  }

  /** @param of `identifiers`: its slug and its reference code */
  addFonds(id: number, { identifiers, titles }: { identifiers: (string | null)[]; titles: (string | null)[] }): void {
    this.addedFonds.addNames(id, [...identifiers, ...titles]);
    this.addedFonds.setExact(id, identifiers);
  }

  addEntity(
    id: number,
    { identifier, slug, names }: { identifier: string | null; slug?: string; names: string[] },
  ): void {
    this.addedEntities.addNames(id, names);
    this.addedEntities.setExact(id, [identifier, slug]);
  }
}

function onlyOf(ids: readonly number[]): FoundReference {
  const [only, ...others] = new Set(ids);
  return others.length > 0 ? 'ambiguous' : (only ?? 'unknown');
}

const namesOf = (): string => `array[${localizedColumns('name').join(', ')}] as names`;
/** SQL of the keys by which PostgreSQL finds the names of `$1`. */
const keys = 'array(select plain_name(written) from unnest($1::text[]) written)';

async function findTags(written: string[], manager: EntityManager): Promise<NamedRow[]> {
  const names = storable(written);
  if (names.length === 0) return [];
  return manager.query<NamedRow[]>(`select id, slug, ${namesOf()} from tags where plain_names && ${keys} order by id`, [
    names,
  ]);
}

async function findEntities(
  written: string[],
  collection: string,
  manager: EntityManager,
): Promise<(NamedRow & { identifiers: string[] })[]> {
  const names = storable(written);
  if (names.length === 0) return [];
  return manager.query<(NamedRow & { identifiers: string[] })[]>(
    `select e.id, slug, ${namesOf()},
       array(select external_id from imported_records r where r.kind = 'entity' and r.record_id = e.id and r.collection = $2) as identifiers
     from entities e where e.id = any(array(
       select id from entities where plain_names && ${keys}
       union select id from entities where slug = any($1)
       union select record_id from imported_records where kind = 'entity' and collection = $2 and external_id = any($1)))
     order by e.id`,
    [names, collection],
  );
}

/** Without an index: there are as many fonds as shelves. */
async function findFonds(
  written: string[],
  manager: EntityManager,
): Promise<(NamedRow & { referenceCode: string | null })[]> {
  const names = storable(written);
  if (names.length === 0) return [];
  const titles = localizedColumns('title');
  return manager.query<(NamedRow & { referenceCode: string | null })[]>(
    `select id, slug, reference_code as "referenceCode", array[${titles.join(', ')}] as names from fonds
     where slug = any($1) or lower(reference_code) in (select lower(written) from unnest($1::text[]) written)
       or array[${titles.map((title) => `plain_name(${title})`).join(', ')}] && ${keys}
     order by id`,
    [names],
  );
}

/** Each once. PostgreSQL stores no null character, so nothing is called like that. */
const storable = (written: string[]): string[] => [...new Set(written)].filter((name) => !name.includes('\0'));
