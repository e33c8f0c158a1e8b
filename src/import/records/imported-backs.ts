import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import { recordMatches } from '../../contract/exchange/mapping.js';
import type { RowMessageCode } from '../../contract/exchange/row-message.js';
import { ownRecordId } from '../../contract/exchange/tables.js';
import type { Actor } from '../../history/actor.js';
import { PhotoChanges } from '../../photos/photo-changes.js';
import { PhotoLifecycle } from '../../photos/photo-lifecycle.js';
import { nextNumbers } from '../../records/kept-numbers.js';
import type { PhotoDecision } from './photo-decision.js';
import type { ImportContext } from './record-importer.js';
import { fieldMessages } from './validated-fields.js';

/** The column of the photo whose back a row is, and the property that it becomes. */
const properties = new Map([['backOf', 'frontId']]);

interface Front {
  id: number;
  isBack: boolean;
  hasBack: boolean;
}

/** Makes photos the backs of those that their rows name: photos that the archive has, and those of other rows. */
@Injectable()
export class ImportedBacks {
  constructor(
    private readonly changes: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
  ) {}

  /**
   * Finds the fronts that are there: one statement for all rows. A row that names none keeps what it has, one whose cell is empty is
   * no back, and one whose front is another row of the file gets it when that is created.
   */
  async findFronts(decisions: readonly PhotoDecision[], context: ImportContext, manager: EntityManager): Promise<void> {
    const fronts = await this.find(
      decisions.flatMap(({ mapped }) => frontName(mapped.values) ?? []),
      context,
      manager,
    );
    const taken = new Set<number>();
    for (const decision of decisions) {
      const name = frontName(decision.mapped.values);
      if (name === null) decision.frontId = null;
      if (!name) continue;
      const front = fronts.get(name);
      if (!front) {
        if (!namesOf(name).some((externalId) => context.seen.has(externalId))) say(decision, 'photo_unknown');
        continue;
      }
      const isNew = decision.present === null;
      if (isNew && front.isBack) say(decision, 'front_is_back');
      else if (isNew && (front.hasBack || taken.has(front.id))) say(decision, 'front_has_back');
      else decision.frontId = front.id;
      taken.add(front.id);
    }
  }

  /**
   * Of new photos: backs whose fronts are new as well get the numbers of these.
   * @param numbers those that photos will have, by their places; where a front has none yet, it gets one here
   */
  async joinFronts(created: readonly PhotoDecision[], numbers: (number | null)[], tx: EntityManager): Promise<void> {
    const places = new Map(created.map(({ externalId }, place) => [externalId, place]));
    const backs = created.flatMap((back) => {
      const name = back.frontId === undefined ? frontName(back.mapped.values) : null;
      const [place] = name ? namesOf(name).flatMap((externalId) => places.get(externalId) ?? []) : [];
      return place === undefined ? [] : [{ back, place }];
    });
    const isBack = new Set(backs.map(({ back }) => back));
    const taken = new Set<number>();
    const joined = backs.filter(({ back, place }) => {
      const front = created[place]!;
      const code = isBack.has(front) || front.frontId ? 'front_is_back' : taken.has(place) ? 'front_has_back' : null;
      if (code) say(back, code);
      else taken.add(place);
      return code === null;
    });
    const unnumbered = joined.map(({ place }) => place).filter((place) => numbers[place] === null);
    const next = unnumbered.length > 0 ? await nextNumbers('photo', unnumbered.length, tx) : [];
    for (const [index, place] of unnumbered.entries()) numbers[place] = next[index]!;
    for (const { back, place } of joined) back.frontId = numbers[place]!;
  }

  /** For photos that were there before. What cannot be a back is said of its row, and stays what it is. */
  async change(decided: readonly PhotoDecision[], actor: Actor, tx: EntityManager): Promise<void> {
    const turned = decided.filter(({ present, patch }) => present !== null && patch['frontId'] !== undefined);
    if (turned.length === 0) return;
    const photos = await this.changes.findManyLocked(
      turned.map(({ present }) => present!.id),
      tx,
    );
    for (const { present, frontId = null, mapped, messages } of turned)
      try {
        await this.lifecycle.setFront(photos.get(present!.id)!, frontId, actor, tx);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        messages.push(...fieldMessages(error, mapped, properties).map((message) => ({ ...message, refuses: false })));
      }
  }

  /** By their names, locked until the transaction ends: nobody gives them another back meanwhile. */
  private async find(
    names: readonly string[],
    { archiveId, mapping: { collection } }: ImportContext,
    manager: EntityManager,
  ): Promise<Map<string, Front>> {
    if (names.length === 0) return new Map();
    const stated = names.flatMap((name): { name: string; externalId: string | null; id: number | null }[] => {
      const id = ownRecordId(name, archiveId, 'photo');
      return id === null
        ? namesOf(name).map((externalId) => ({ name, externalId, id }))
        : [{ name, externalId: null, id }];
    });
    const found = await manager.query<(Front & { name: string })[]>(
      `select stated.name, f.id, f.front_id is not null as "isBack",
         exists (select from photos b where b.front_id = f.id and b.status <> 'removed') as "hasBack"
       from jsonb_to_recordset($1) as stated (name text, "externalId" text, id integer)
       left join imported_records r on r.collection = $2 and r.kind = 'photo' and r.external_id = stated."externalId"
       join photos f on f.id = coalesce(stated.id, r.record_id) and not f.proposed and f.status <> 'removed'
       order by f.id for update of f`,
      [JSON.stringify(stated), collection],
    );
    return new Map(found.map(({ name, ...front }) => [name, front]));
  }
}

/** What a row says of its front: a name, null for none; undefined where it says nothing. */
function frontName(values: PhotoDecision['mapped']['values']): string | null | undefined {
  const value = values['backOf'];
  return typeof value === 'string' || value === null ? value || null : undefined;
}

/** What may identify the row of a front (`externalIdOf`): its identifier, or another column of that name. */
const namesOf = (name: string): string[] => [
  name,
  `slug:${name}`,
  ...recordMatches.map((match) => `${match}:${name.toLowerCase()}`),
];

/** The photo comes in as what it is by itself. */
function say({ mapped: { values, sources }, messages }: PhotoDecision, code: RowMessageCode): void {
  messages.push({
    code,
    column: sources['backOf'] ?? null,
    value: String(values['backOf']),
    refuses: false,
  });
}
