import { Injectable } from '@nestjs/common';
import { PublicChanges, type PublicChange } from '../records/public-changes.js';
import { MapPoints } from './map-points.js';
import { MapPointsRepository, type PointKind } from './map-points.repository.js';

/** All public records with a position. */
export interface MapRecords {
  photos: MapPoints;
  entities: MapPoints;
  /** Codes of entity types by their id. */
  typeCodes: ReadonlyMap<number, string>;
}

const kinds = ['photo', 'entity'] as const;
/** Of more changes than this, everything is read again. */
const changesMax = 20_000;
/** What a change of these causes does not concern a position, a date, a type, the rank of a photo or whether a record is public. */
const unrelated: readonly string[] = [
  'links',
  'annotations',
  'related',
  'cover',
  'audio',
  'relations',
  'photos',
  'type',
];

/**
 * Every public record with a position, in memory. It is read at the first request; after that, records that have changed in
 * any process are read again at the next request, so that whoever made a change sees it.
 */
@Injectable()
export class MapIndex {
  private records: MapRecords | null = null;
  private changed: Record<PointKind, Set<number>> = { photo: new Set(), entity: new Set() };
  private isTypeChanged = false;
  /** How often everything was forgotten: what was read before is not used after. */
  private generation = 0;
  private update: Promise<MapRecords> | null = null;

  constructor(
    changes: PublicChanges,
    private readonly repository: MapPointsRepository,
  ) {
    changes.listen({
      onChanges: (published) => published.forEach((change) => this.note(change)),
      onMissed: () => this.forget(),
    });
  }

  /** Up to date with every change that was committed before the call. */
  async current(): Promise<MapRecords> {
    // An update that has begun may have missed what changed since.
    while (this.update) await this.update;
    if (this.records && !this.isOutdated()) return this.records;
    this.update = (this.records ? this.refresh(this.records) : this.read()).finally(() => (this.update = null));
    return this.update;
  }

  private note({ kind, id, cause }: PublicChange): void {
    if (kind === 'entity_type') this.isTypeChanged = true;
    if ((kind !== 'photo' && kind !== 'entity') || unrelated.includes(cause)) return;
    this.changed[kind].add(id);
    if (this.changed[kind].size > changesMax) this.forget();
  }

  private forget(): void {
    this.records = null;
    this.generation += 1;
  }

  private isOutdated(): boolean {
    return this.isTypeChanged || kinds.some((kind) => this.changed[kind].size > 0);
  }

  private async read(): Promise<MapRecords> {
    const { generation } = this;
    this.takeChanges();
    const [photos, entities, typeCodes] = [
      await this.readAll('photo'),
      await this.readAll('entity'),
      await this.repository.findTypeCodes(),
    ];
    const records = { photos, entities, typeCodes };
    if (generation === this.generation) this.records = records;
    return records;
  }

  private async readAll(kind: PointKind): Promise<MapPoints> {
    const parts: MapPoints[] = [];
    for await (const points of this.repository.readAll(kind)) parts.push(MapPoints.of(points));
    return MapPoints.joined(parts.map((points) => ({ points, from: 0, to: points.size })));
  }

  private async refresh({ photos, entities, typeCodes }: MapRecords): Promise<MapRecords> {
    const { generation } = this;
    const { changed, isTypeChanged } = this.takeChanges();
    try {
      const records = {
        photos: await this.reread('photo', photos, changed.photo),
        entities: await this.reread('entity', entities, changed.entity),
        typeCodes: isTypeChanged ? await this.repository.findTypeCodes() : typeCodes,
      };
      if (generation === this.generation) this.records = records;
      return records;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private async reread(kind: PointKind, points: MapPoints, changed: Set<number>): Promise<MapPoints> {
    if (changed.size === 0) return points;
    return points.with(changed, MapPoints.of(await this.repository.findByIds(kind, [...changed])));
  }

  private takeChanges(): { changed: Record<PointKind, Set<number>>; isTypeChanged: boolean } {
    const { changed, isTypeChanged } = this;
    this.changed = { photo: new Set(), entity: new Set() };
    this.isTypeChanged = false;
    return { changed, isTypeChanged };
  }
}
