import { Injectable } from '@nestjs/common';
import { OmitType } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { type FondsFields, type FondsLevel, fondsLevels, mayContain, type NewFonds } from '../../contract/fonds.js';
import { localizedFields } from '../../contract/localized.js';
import { FondsChangeDto } from '../../fonds/admin/admin-fonds.dto.js';
import { FondsChanges } from '../../fonds/fonds-changes.js';
import { withCompleteDate } from '../../fonds/fonds-date.js';
import { FondsRow } from '../../fonds/fonds.row.js';
import type { Actor } from '../../history/actor.js';
import { findByIds } from '../../platform/database/find-by-ids.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { fieldChanges } from './field-changes.js';
import { fondsLevelOf } from './fonds-level-of.js';
import { pendingId } from './named-records.js';
import type { Decision, ImportContext, RecordImporter } from './record-importer.js';
import type { FoundReference, References } from './references.js';
import { fileChange } from './three-way.js';
import { propertiesOfTable, validatedFields } from './validated-fields.js';

class FondsOfRowDto extends OmitType(FondsChangeDto, ['parentId', 'version']) {}

interface FondsDecision extends Decision {
  mapped: MappedRow;
  fields: Partial<FondsFields>;
  /** Whether its cells are such as the forms take: of others nothing more is said. */
  isReadable: boolean;
  present: FondsRow | null;
  patch: Partial<FondsFields>;
}

const properties = propertiesOfTable('fonds', ['slug', 'partOf']);
const titleFields = localizedFields('title');

/** Imports fonds, which their slug identifies, their reference code, or a title that no other has. */
@Injectable()
export class FondsImporter implements RecordImporter<FondsDecision> {
  constructor(private readonly changes: FondsChanges) {}

  async decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<FondsDecision[]> {
    const decisions = rows.map((row) => read(row));
    const names = decisions.flatMap((decision) => [...namesOf(decision), textOf(decision, 'partOf')]);
    await context.references.lookUp({ fonds: names.filter((name) => name !== '') }, manager);
    const ids = decisions.flatMap((decision) => [idOf(decision, context.references), parentOf(decision, context)]);
    const stored = ids.flatMap((id) => (typeof id === 'number' && id !== pendingId ? id : []));
    const present = await findByIds(FondsRow, stored, manager);
    const levels: Levels = new Map([...present].map(([id, { level }]) => [id, level]));
    for (const decision of decisions)
      decision.present = present.get(idOf(decision, context.references) ?? pendingId) ?? null;
    for (const decision of highestFirst(decisions)) conclude(decision, context, levels);
    return decisions;
  }

  async write(decided: FondsDecision[], { references }: ImportContext, actor: Actor, tx: EntityManager): Promise<void> {
    // What is taken back goes in the opposite order: what others are in comes last.
    const created = highestFirst(decided.filter(({ outcome }) => outcome === 'created'));
    const ids = await this.changes.reserveIds(created.length, tx);
    // All of them first: what a fonds is part of may come with the same rows.
    for (const [place, decision] of created.entries()) references.addFonds(ids[place]!, identityOf(decision));
    const rows = created.map((decision, place) => ({
      ...(decision.fields as NewFonds),
      ...writtenParent(decision, references),
      slug: textOf(decision, 'slug'),
      id: ids[place]!,
    }));
    await this.changes.createMany(rows, actor, tx);
    for (const { outcome, present, patch, ...decision } of decided)
      if (outcome === 'changed' && present) {
        const parent = 'parentId' in patch ? writtenParent(decision, references) : {};
        await this.changes.change(present.id, { ...patch, ...parent }, actor, tx);
      }
  }
}

/** Rows may stand in any order: what something is part of has a higher level. */
const highestFirst = (decisions: readonly FondsDecision[]): FondsDecision[] =>
  decisions.toSorted((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ present, fields }: FondsDecision): number => {
  const level = present?.level ?? fields.level;
  return level ? fondsLevels.indexOf(level) : fondsLevels.length;
};

/** What it is part of, where it is known by now. */
function writtenParent(decision: Pick<FondsDecision, 'mapped'>, references: References): { parentId?: number | null } {
  const parentId = parentOf(decision, { references });
  return typeof parentId === 'string' ? {} : { parentId };
}

function read(row: MappedRow): FondsDecision {
  const { level } = row.values;
  // What names no level is refused as it is written.
  const named = typeof level === 'string' ? fondsLevelOf(level) : null;
  const mapped = named ? { ...row, values: { ...row.values, level: named } } : row;
  const { fields, messages } = validatedFields(FondsOfRowDto, mapped, properties);
  return {
    row: mapped.row,
    outcome: 'same',
    messages: [...mapped.messages, ...messages],
    mapped,
    fields: (fields ?? {}) as Partial<FondsFields>,
    isReadable: fields !== null,
    present: null,
    patch: {},
  };
}

const textOf = ({ mapped }: Pick<FondsDecision, 'mapped'>, column: 'slug' | 'partOf'): string => {
  const text = mapped.values[column];
  return typeof text === 'string' ? text : '';
};

/** In any language: the first one serves where the base language has none. */
const titleOf = ({ fields }: FondsDecision): string =>
  titleFields.map((name) => fields[name]).find((title) => title) ?? '';

const namesOf = (decision: FondsDecision): string[] =>
  [textOf(decision, 'slug'), decision.fields.referenceCode ?? '', titleOf(decision)].filter((name) => name !== '');

const identityOf = (decision: FondsDecision): Parameters<References['addFonds']>[1] => ({
  identifiers: [decision.fields.referenceCode ?? null, textOf(decision, 'slug') || null],
  titles: titleFields.map((name) => decision.fields[name] ?? null),
});

/** Of one that is there already. A row with a slug or a code of its own is not another one of the same title. */
function idOf(decision: FondsDecision, references: References): number | null {
  const identifiers = [textOf(decision, 'slug'), decision.fields.referenceCode ?? ''].filter((name) => name !== '');
  for (const name of identifiers.length > 0 ? identifiers : [titleOf(decision)]) {
    const found = name === '' ? 'unknown' : references.fonds(name);
    if (typeof found === 'number' && found !== pendingId) return found;
  }
  return null;
}

/** Null: part of nothing. */
function parentOf(
  decision: Pick<FondsDecision, 'mapped'>,
  { references }: Pick<ImportContext, 'references'>,
): FoundReference | null {
  const parent = textOf(decision, 'partOf');
  return parent === '' ? null : references.fonds(parent);
}

/** Of fonds that are there by their number, and of those that the rows before bring by what these call them. */
type Levels = Map<string | number, FondsLevel>;

function conclude(decision: FondsDecision, context: ImportContext, levels: Levels): void {
  const { fields, messages, present } = decision;
  if (decision.isReadable) messages.push(...refusalsOf(decision, context, levels));
  if (messages.some(({ refuses }) => refuses)) decision.outcome = 'refused';
  else if (present) compare(decision, present, context);
  else {
    decision.outcome = 'created';
    fields.title ??= titleOf(decision);
    context.references.addFonds(pendingId, identityOf(decision));
    for (const name of namesOf(decision)) levels.set(name, fields.level!);
  }
}

function refusalsOf(decision: FondsDecision, context: ImportContext, levels: Levels): RowMessage[] {
  const { fields, present, row, mapped } = decision;
  const { references, seen } = context;
  const messages: RowMessage[] = [];
  const refuse = (code: RowMessage['code'], column: string, value = ''): void => {
    messages.push({ code, column: mapped.sources[column] ?? null, ...(value && { value }), refuses: true });
  };
  // The level of one that is there stays: others may be in it.
  const level = present?.level ?? fields.level;
  if (!present && titleOf(decision) === '') refuse('field_required', 'title');
  if (!level) refuse('field_required', 'level');
  const [identity = ''] = namesOf(decision);
  const first = seen.get(identity);
  if (first !== undefined && first !== row) refuse('identifier_repeated', 'slug', identity);
  else seen.set(identity, row);
  const code = fields.referenceCode ?? '';
  const ofCode = code === '' ? 'unknown' : references.fonds(code);
  if (present && typeof ofCode === 'number' && ofCode !== present.id) refuse('field_taken', 'referenceCode', code);
  const [name, parent] = [textOf(decision, 'partOf'), parentOf(decision, context)];
  if (parent === 'unknown' || parent === 'ambiguous') refuse(`fonds_${parent}`, 'partOf', name);
  else if (level === 'series' && parent === null && (statesParent(decision) || !present))
    refuse('field_required', 'partOf');
  const parentLevel = levels.get(parent === pendingId || parent === null ? name : parent);
  if (level && parentLevel && !mayContain(parentLevel, level)) refuse('level_too_low', 'partOf', name);
  return messages;
}

function compare(decision: FondsDecision, present: FondsRow, context: ImportContext): void {
  const { level: _level, ...stated } = decision.fields;
  const parentId = parentOf(decision, context) as number | null;
  const file = withCompleteDate({ ...stated, ...(statesParent(decision) && { parentId }) }, present);
  const values = { file: { ...file }, present: { ...present } };
  const change = fileChange({ ...values, last: null }, context.mapping);
  decision.patch = change.patch;
  decision.outcome = Object.keys(change.patch).length > 0 ? 'changed' : 'same';
  const changes = fieldChanges(change, values, properties);
  if (changes.length > 0) decision.recordChange = { recordId: present.id, changes };
}

/** An empty cell says that it is part of nothing, where the mapping clears with it. */
const statesParent = ({ mapped }: FondsDecision): boolean => mapped.values['partOf'] !== undefined;
