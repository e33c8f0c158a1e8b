import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { localizedFields, type LocalizedOrNull } from '../../contract/localized.js';
import { tagTexts } from '../../contract/metadata/texts.js';
import { slugify } from '../../contract/slug.js';
import type { Actor } from '../../history/actor.js';
import { findByIds } from '../../platform/database/find-by-ids.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import { TagChanges } from '../../photos/tags/tag-changes.js';
import { TagRow } from '../../photos/tags/tag.row.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Decision, ImportContext, RecordImporter } from './record-importer.js';
import { pendingId } from './named-records.js';
import { fieldChanges } from './field-changes.js';
import { fileChange } from './three-way.js';
import { propertiesOfTable, validatedFields } from './validated-fields.js';

class TagFieldsDto extends MetadataPatch(tagTexts) {}

interface TagDecision extends Decision {
  slug: string;
  names: Partial<LocalizedOrNull<'name'>>;
  present: TagRow | null;
  patch: Record<string, unknown>;
}

const properties = propertiesOfTable('tags', ['slug']);
const nameFields = localizedFields('name');

/** Imports tags, which their slug identifies, or their name. */
@Injectable()
export class TagImporter implements RecordImporter<TagDecision> {
  constructor(private readonly tags: TagChanges) {}

  async decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<TagDecision[]> {
    const decisions = rows.map((row) => read(row));
    const written = decisions.flatMap(({ slug, names }) => [slug, nameOf(names)]);
    await context.references.lookUp({ tags: written }, manager);
    const ids = new Map(
      decisions.flatMap((decision) => {
        const id = idOf(decision, context);
        return id === null ? [] : [[decision, id] as const];
      }),
    );
    const present = await findByIds(TagRow, [...ids.values()], manager);
    for (const decision of decisions) {
      decision.present = present.get(ids.get(decision) ?? 0) ?? null;
      conclude(decision, context);
    }
    return decisions;
  }

  async write(decided: TagDecision[], { references }: ImportContext, actor: Actor, tx: EntityManager): Promise<void> {
    const created = decided.filter(({ outcome }) => outcome === 'created');
    const tags = created.map(({ names, slug }) => ({ ...withoutNulls(names), name: nameOf(names), slug }));
    for (const [place, { id }] of (await this.tags.createMany(tags, actor, tx)).entries()) {
      const { slug, names } = created[place]!;
      references.addTag(id, [slug, ...Object.values(names)]);
    }
    for (const { outcome, present, patch } of decided)
      if (outcome === 'changed' && present) await this.tags.change(present.id, patch, actor, tx);
  }
}

function read(mapped: MappedRow): TagDecision {
  const { fields, messages } = validatedFields(TagFieldsDto, mapped, properties);
  const names = (fields ?? {}) as TagDecision['names'];
  const { slug } = mapped.values;
  return {
    row: mapped.row,
    outcome: 'same',
    messages: [...mapped.messages, ...messages],
    slug: slugify(typeof slug === 'string' && slug !== '' ? slug : nameOf(names)),
    names,
    present: null,
    patch: {},
  };
}

function idOf({ slug, names }: TagDecision, { references }: ImportContext): number | null {
  for (const name of [slug, nameOf(names)]) {
    const found = name === '' ? 'unknown' : references.tag(name);
    if (typeof found === 'number' && found !== pendingId) return found;
  }
  return null;
}

function conclude(decision: TagDecision, { mapping, references, seen }: ImportContext): void {
  const { slug, names, messages, present, row } = decision;
  if (nameOf(names) === '' && !present) messages.push({ code: 'field_required', column: null, refuses: true });
  const first = seen.get(slug);
  if (first !== undefined && first !== row)
    messages.push({ code: 'identifier_repeated', column: null, value: slug, refuses: true });
  else seen.set(slug, row);
  if (present) {
    const values = { file: { ...names }, present: { ...present } };
    const change = fileChange({ ...values, last: null }, mapping);
    decision.patch = change.patch;
    const changes = fieldChanges(change, values, properties);
    if (changes.length > 0) decision.recordChange = { recordId: present.id, changes };
  }
  if (messages.some(({ refuses }) => refuses)) decision.outcome = 'refused';
  else if (!present) {
    decision.outcome = 'created';
    references.addTag(pendingId, [slug, ...Object.values(names)]);
  } else decision.outcome = Object.keys(decision.patch).length > 0 ? 'changed' : 'same';
}

/** In the base language, or else in the first one that there is. */
const nameOf = (names: TagDecision['names']): string =>
  nameFields.map((field) => names[field]).find((name) => name) ?? '';

const withoutNulls = <Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as never;
