import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import { DomainError, invalidField } from '../../contract/errors.js';
import { pickLocalized, untranslated } from '../../contract/localized.js';
import type { NewTag, TagChange } from '../../contract/tag.js';
import type { Actor } from '../../history/actor.js';
import { Existence } from '../../records/existence.js';
import { partOfRow, PartOwners } from '../../history/part-owners.js';
import type { TagFields } from '../../history/recorded-parts.js';
import { changedFields, currentValues } from '../../platform/database/changed-fields.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { checkVersion } from '../../platform/database/version-of.js';
import { definedOnly } from '../../platform/defined-only.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { checkAllFree, newTagSlugs } from './new-tag-slugs.js';
import { tagFields } from './tag-fields.js';
import { TagRow } from './tag.row.js';

/** Creates, renames and deletes tags. Each change can be reverted. */
@Injectable()
export class TagChanges {
  private readonly existence: Existence<'tag'>;

  constructor(
    private readonly recorder: ChangeRecorder,
    partOwners: PartOwners,
  ) {
    const findLocked = partOfRow((id, tx) => this.findLocked(id, tx), tagFields);
    partOwners.register('tag', 'names', {
      findLocked,
      revert: async ({ recordId, before }, actor, tx) => this.change(recordId, before, actor, tx),
    });
    this.existence = new Existence('tag', 'tag', recorder);
    this.existence.ownedBy(
      {
        findLocked,
        restore: (id, tag, actor, tx) => this.restore({ ...tag, id }, actor, tx),
        remove: (id, actor, tx) => this.removeUncarried(id, actor, tx),
      },
      partOwners,
    );
  }

  /** Until the transaction ends, nobody else changes tags: names and slugs stay unique, and no tag is deleted twice. */
  async lockAll(tx: EntityManager): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('tags', 0))`);
  }

  /** Nor does a photo get one of these. @throws DomainError not_found when one of them does not exist */
  async lock(ids: number[], tx: EntityManager): Promise<void> {
    await this.lockAll(tx);
    // Photos first, as who edits a photo does: the other order could end in a deadlock.
    await tx.query(
      `select from photos where id in (select photo_id from photo_tags where tag_id = any($1)) order by id for update`,
      [ids],
    );
    const found = await tx.query<object[]>('select id from tags where id = any($1) order by id for update', [ids]);
    if (found.length < ids.length) throw new DomainError('not_found');
  }

  /** @throws DomainError validation_failed, `field_taken` for a name or slug of another tag */
  async create(tag: NewTag, actor: Actor, tx: EntityManager): Promise<TagRow> {
    const [row] = await this.createMany([tag], actor, tx);
    return row!;
  }

  /**
   * Resolves with the tags as stored, in their order: a few statements, however many they are.
   * @throws DomainError validation_failed, `field_taken` for a name or slug of another tag, or of another of these
   */
  async createMany(created: readonly NewTag[], actor: Actor, tx: EntityManager): Promise<TagRow[]> {
    if (created.length === 0) return [];
    await this.lockAll(tx);
    const slugs = await newTagSlugs(created, tx);
    const tags = created.map(({ slug: _slug, ...names }, place): TagFields => ({
      ...untranslated('name'),
      ...definedOnly(pickLocalized(names, 'name')),
      name: names.name,
      slug: slugs[place]!,
    }));
    await checkAllFree(tags, tx);
    const rows = await insertRows(TagRow, tags, tx);
    await this.existence.recordCreated(
      rows.map(({ id }, place) => ({ id, after: tags[place]! })),
      actor,
      tx,
    );
    return rows;
  }

  /** @throws DomainError not_found, record_outdated; validation_failed, `field_taken` for a name or slug of another tag */
  async change(id: number, { version, ...patch }: TagChange, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.findLocked(id, tx);
    if (!row) throw new DomainError('not_found');
    checkVersion(tagFields(row), version);
    const after = changedFields<TagFields, Partial<TagFields>>(row, patch);
    if (Object.keys(after).length === 0) return;
    await this.checkFree({ ...row, ...after }, id, tx);
    await tx.update(TagRow, { id }, after);
    await this.recorder.changed('tag.names', { id, before: currentValues<TagFields>(row, after), after }, actor, tx);
  }

  /** Deletes locked tags. Their photos must have lost them before (`TaggedPhotos`), so that this is recorded. */
  async remove(ids: number[], actor: Actor, tx: EntityManager): Promise<void> {
    const rows = await tx.find(TagRow, { where: { id: In(ids) }, order: { id: 'ASC' } });
    await tx.delete(TagRow, { id: In(ids) });
    for (const row of rows) await this.existence.record(row.id, { before: tagFields(row), after: null }, actor, tx);
  }

  private async findLocked(id: number, tx: EntityManager): Promise<TagRow | null> {
    await this.lockAll(tx);
    return tx.findOneBy(TagRow, { id });
  }

  /** Reverts a deletion: the tag has the number that it had. @throws DomainError validation_failed */
  private async restore({ id, ...tag }: TagFields & { id: number }, actor: Actor, tx: EntityManager): Promise<void> {
    await this.checkFree(tag, id, tx, 'tag', 'tag');
    await tx.insert(TagRow, { ...tag, id });
    await this.existence.record(id, { before: null, after: tag }, actor, tx);
  }

  /** Reverts a creation. @throws DomainError validation_failed when photos carry the tag by now */
  private async removeUncarried(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    await this.lock([id], tx);
    const carried = await tx.query<object[]>('select from photo_tags where tag_id = $1 limit 1', [id]);
    if (carried.length > 0) throw invalidField('tag');
    await this.remove([id], actor, tx);
  }

  private async checkFree(
    { slug, name }: Pick<TagFields, 'slug' | 'name'>,
    ownId: number | null,
    tx: EntityManager,
    slugField = 'slug',
    nameField = 'name',
  ): Promise<void> {
    const others = ownId === null ? {} : { id: Not(ownId) };
    if (await tx.existsBy(TagRow, { slug, ...others })) throw invalidField(slugField, 'field_taken');
    const [namesake] = await tx.query<object[]>(
      'select from tags where lower(name) = lower($1) and id is distinct from $2 limit 1',
      [name, ownId],
    );
    if (namesake) throw invalidField(nameField, 'field_taken');
  }
}
