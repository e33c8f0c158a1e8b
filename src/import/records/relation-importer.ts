import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RelatedEntity } from '../../contract/entity.js';
import { inEachLanguage, type LocalizedOrNull } from '../../contract/localized.js';
import { relationTexts } from '../../contract/metadata/texts.js';
import type { RowCode } from '../../contract/exchange/row-message.js';
import { EntityRelations, type NewRelation, pairOf } from '../../entities/relations/entity-relations.js';
import { RelationKindRow } from '../../entities/relations/kinds/relation-kind.row.js';
import type { Actor } from '../../history/actor.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Decision, ImportContext, RecordImporter } from './record-importer.js';
import { pendingId } from './named-records.js';
import { propertiesOfTable, validatedFields } from './validated-fields.js';

class ReasonsDto extends MetadataPatch(relationTexts) {}

interface RelationDecision extends Decision {
  from: number;
  to: number;
  kind: string;
  reasons: Partial<LocalizedOrNull<'reason'>>;
  /** The relation that the two have. */
  present: RelatedEntity | null;
}

const properties = propertiesOfTable('relations', ['from', 'kind', 'to']);

/** Imports relations between cards. Two cards have one relation: a row about the same two changes it. */
@Injectable()
export class RelationImporter implements RecordImporter<RelationDecision> {
  constructor(private readonly relations: EntityRelations) {}

  async decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<RelationDecision[]> {
    const kinds = new Set((await manager.find(RelationKindRow)).map(({ code }) => code));
    const written = rows.flatMap((mapped) => [textOf(mapped, 'from'), textOf(mapped, 'to')]);
    await context.references.lookUp({ entities: written }, manager);
    const decisions = rows.map((mapped) => read(mapped, kinds, context));
    const present = await this.relations.findMany(
      decisions.map(({ from }) => from),
      manager,
    );
    for (const decision of decisions) {
      decision.present = present.get(decision.from)!.find(({ entityId }) => entityId === decision.to) ?? null;
      decision.outcome = outcomeOf(decision, context);
    }
    return decisions;
  }

  async write(decided: RelationDecision[], _: ImportContext, actor: Actor, tx: EntityManager): Promise<void> {
    const wanted = new Map<string, NewRelation>();
    for (const decision of decided) {
      const { outcome, from: fromId, to: entityId, present } = decision;
      if (outcome !== 'created' && outcome !== 'changed') continue;
      const pair = pairOf({ fromId, entityId });
      // Of several rows about the same two the last one counts, and what it leaves out stays.
      wanted.set(pair, { fromId, ...related(decision, wanted.get(pair) ?? present) });
    }
    await this.relations.relate([...wanted.values()], actor, tx);
  }
}

function outcomeOf(decision: RelationDecision, { mapping }: ImportContext): RelationDecision['outcome'] {
  const { messages, from, to, present } = decision;
  if (messages.some(({ refuses }) => refuses)) return 'refused';
  if (from === pendingId || to === pendingId || !present) return 'created';
  if (mapping.existing !== 'change') return 'same';
  return isDeepStrictEqual(present, related(decision, present)) ? 'same' : 'changed';
}

function read(mapped: MappedRow, kinds: Set<string>, { references }: ImportContext): RelationDecision {
  const { fields, messages } = validatedFields(ReasonsDto, mapped, properties);
  const all = [...mapped.messages, ...messages];
  const text = (column: string): string => textOf(mapped, column);
  const refuse = (code: RowCode, column: string): void => {
    all.push({ code, column: mapped.sources[column] ?? null, value: text(column), refuses: true });
  };
  const entity = (column: 'from' | 'to'): number => {
    const found = references.entity(text(column));
    if (typeof found === 'number') return found;
    refuse(found === 'ambiguous' ? 'entity_ambiguous' : 'entity_unknown', column);
    return pendingId;
  };
  const [from, to, kind] = [entity('from'), entity('to'), text('kind')];
  if (!kinds.has(kind) && !references.willHave('relationKinds', kind)) refuse('relation_kind_unknown', 'kind');
  return { row: mapped.row, outcome: 'created', messages: all, from, to, kind, reasons: fields ?? {}, present: null };
}

const textOf = ({ values }: MappedRow, column: string): string =>
  typeof values[column] === 'string' ? values[column] : '';

/** What a row leaves out of the reasons stays. */
const related = (
  { to, kind, reasons }: RelationDecision,
  present: LocalizedOrNull<'reason'> | null,
): Omit<RelatedEntity, 'isReverse'> => ({
  entityId: to,
  kind,
  ...inEachLanguage('reason', (name) => reasons[name] ?? present?.[name] ?? null),
});
