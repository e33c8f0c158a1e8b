import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RelatedEntity } from '../../contract/entity.js';
import { inEachLanguage, type LocalizedOrNull } from '../../contract/localized.js';
import { relationTexts } from '../../contract/metadata/texts.js';
import type { RowCode } from '../../contract/exchange/row-message.js';
import { EntityRow } from '../../entities/entity.row.js';
import { EntityRelations } from '../../entities/relations/entity-relations.js';
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
    const decisions: RelationDecision[] = [];
    for (const mapped of rows) {
      const decision = read(mapped, kinds, context);
      decisions.push(decision);
      if (decision.messages.some(({ refuses }) => refuses)) decision.outcome = 'refused';
      else if (decision.from === pendingId || decision.to === pendingId) decision.outcome = 'created';
      else decision.outcome = await this.outcomeOf(decision, context, manager);
    }
    return decisions;
  }

  async write(decided: RelationDecision[], _: ImportContext, actor: Actor, tx: EntityManager): Promise<void> {
    for (const { outcome, from, to, kind, reasons } of decided) {
      if (outcome !== 'created' && outcome !== 'changed') continue;
      await tx.findOne(EntityRow, { where: { id: from }, lock: { mode: 'pessimistic_write' } });
      const present = await this.relations.find(from, tx);
      const others = present.filter(({ entityId }) => entityId !== to);
      await this.relations.replace(from, [...others, related(to, kind, reasons, present)], actor, tx);
    }
  }

  private async outcomeOf(
    { from, to, kind, reasons }: RelationDecision,
    { mapping }: ImportContext,
    manager: EntityManager,
  ): Promise<'created' | 'changed' | 'same'> {
    const present = await this.relations.find(from, manager);
    const one = present.find(({ entityId }) => entityId === to);
    if (!one) return 'created';
    if (mapping.existing !== 'change') return 'same';
    return isDeepStrictEqual(one, related(to, kind, reasons, present)) ? 'same' : 'changed';
  }
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
  return { row: mapped.row, outcome: 'created', messages: all, from, to, kind, reasons: fields ?? {} };
}

const textOf = ({ values }: MappedRow, column: string): string =>
  typeof values[column] === 'string' ? values[column] : '';

/** What a row leaves out of the reasons stays. */
function related(
  entityId: number,
  kind: string,
  reasons: Partial<LocalizedOrNull<'reason'>>,
  present: RelatedEntity[],
): RelatedEntity {
  const one = present.find((relation) => relation.entityId === entityId);
  return { entityId, kind, ...inEachLanguage('reason', (name) => reasons[name] ?? one?.[name] ?? null) };
}
