import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import { recordLimits } from '../../contract/record-limits.js';
import { DefaultCoverChanges } from '../../entities/default-covers/default-cover-changes.js';
import { EntityTypeRow } from '../../entities/types/entity-type.row.js';
import { lockTypes } from '../../entities/types/type-lock.js';
import type { Actor } from '../../history/actor.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import { findPicture } from './find-picture.js';
import { type PicturedDecision, picturedRows, PictureReceiver, type ReceivedPictures } from './received-pictures.js';
import type { ImportContext, Prepared, PreparedContext, RecordImporter } from './record-importer.js';

interface CoverDecision extends PicturedDecision {
  type: string;
  sortOrder: number;
}

/** Imports the covers of types of cards that have none in their place; what is there is left as it is. */
@Injectable()
export class DefaultCoverImporter implements RecordImporter<CoverDecision> {
  constructor(
    private readonly covers: DefaultCoverChanges,
    private readonly pictures: PictureReceiver,
  ) {}

  async decide(rows: MappedRow[], context: ImportContext, manager: EntityManager): Promise<CoverDecision[]> {
    const types = new Set((await manager.find(EntityTypeRow)).map(({ code }) => code));
    const taken = await findTaken(manager);
    return rows.map((mapped) => {
      const decision = read(mapped, context);
      const { messages, type } = decision;
      const refuse = (code: RowMessage['code'], column: string, value?: string): void => {
        const said = { code, column: mapped.sources[column] ?? null, refuses: true };
        messages.push(value === undefined ? said : { ...said, value });
      };
      if (!types.has(type) && !context.references.willHave('entityTypes', type)) refuse('type_unknown', 'type', type);
      if (!isOrder(decision.sortOrder)) refuse('number_out_of_range', 'sortOrder');
      const first = context.seen.get(placeOf(decision));
      if (first !== undefined && first !== mapped.row) refuse('identifier_repeated', 'type', placeOf(decision));
      context.seen.set(placeOf(decision), mapped.row);
      const isThere = taken.has(placeOf(decision));
      // A preview has no pictures, and an import without any brings no cover.
      const mayBeFound = context.pictures === null && context.importId === null;
      const isSaid = messages.some(({ code }) => code === 'file_missing' || code === 'file_ambiguous');
      if (!isThere && !decision.picture && !mayBeFound) {
        if (isSaid) for (const message of messages) message.refuses = true;
        else refuse('file_missing', 'file');
      }
      if (messages.some(({ refuses }) => refuses)) decision.outcome = 'refused';
      else decision.outcome = isThere ? 'same' : 'created';
      return decision;
    });
  }

  async prepare(rows: MappedRow[], { pictures }: PreparedContext, manager: EntityManager): Promise<ReceivedPictures> {
    const pictured = picturedRows(rows, pictures);
    if (pictured.length === 0) return this.pictures.receive([]);
    const taken = await findTaken(manager);
    return this.pictures.receive(pictured.filter(({ mapped }) => !taken.has(placeOf(statedPlace(mapped)))));
  }

  async write(
    decided: CoverDecision[],
    _: ImportContext,
    actor: Actor,
    tx: EntityManager,
    prepared: Prepared | null,
  ): Promise<void> {
    const created = decided.filter(({ outcome }) => outcome === 'created');
    if (created.length === 0) return;
    await lockTypes(tx);
    await (prepared as ReceivedPictures | null)?.store(created, tx);
    const types = new Map((await tx.find(EntityTypeRow)).map(({ code, id }) => [code, id]));
    const covers = created.flatMap((decision) => {
      const entityTypeId = types.get(decision.type);
      const { sortOrder, received } = decision;
      if (entityTypeId !== undefined && received)
        return [{ entityTypeId, sortOrder, originalSha256: received.sha256, imageUrl: null }];
      decision.outcome = 'refused';
      for (const message of decision.messages) message.refuses = true;
      return [];
    });
    await this.covers.createMany(covers, actor, tx);
  }
}

function read(mapped: MappedRow, { pictures }: ImportContext): CoverDecision {
  const { picture, messages } = pictures ? findPicture(mapped, pictures) : { picture: null, messages: [] };
  return {
    row: mapped.row,
    outcome: 'same',
    messages: [...mapped.messages, ...messages],
    mapped,
    ...statedPlace(mapped),
    picture,
  };
}

const statedPlace = ({ values: { type, sortOrder } }: MappedRow): Pick<CoverDecision, 'type' | 'sortOrder'> => ({
  type: typeof type === 'string' ? type : '',
  sortOrder: typeof sortOrder === 'number' ? sortOrder : 0,
});

/** The places that have a cover. */
async function findTaken(manager: EntityManager): Promise<Set<string>> {
  const present = await manager.query<{ type: string; sortOrder: number }[]>(
    `select t.code as type, d.sort_order as "sortOrder"
     from default_covers d join entity_types t on t.id = d.entity_type_id`,
  );
  return new Set(present.map(placeOf));
}

const isOrder = (order: number): boolean =>
  Number.isInteger(order) && order >= 1 && order <= recordLimits.defaultCovers.orderMax;

const placeOf = ({ type, sortOrder }: Pick<CoverDecision, 'type' | 'sortOrder'>): string => `${type} ${sortOrder}`;
