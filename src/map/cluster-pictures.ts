import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { renditionUrl, renditionWidths } from '../contract/image.js';
import { presentPublished } from '../images/renditions.presenter.js';
import { PublicChanges } from '../records/public-changes.js';
import { MapPointsRepository } from './map-points.repository.js';

/** Addresses of about 150 bytes. */
const cachedMax = 20_000;

/** The pictures of clusters. Views of one place show the same clusters: most of their pictures are known already. */
@Injectable()
export class ClusterPictures {
  private readonly known = new LRUCache<number, string>({ max: cachedMax });
  /** How often something was forgotten: what was read before is not kept after. */
  private generation = 0;

  constructor(
    changes: PublicChanges,
    private readonly repository: MapPointsRepository,
  ) {
    changes.listen({
      onChanges: (published) => published.forEach(({ kind, id }) => kind === 'photo' && this.forget(id)),
      onMissed: () => this.forget(),
    });
  }

  /** The address of the smallest rendition of each photo; those that are not public any more are left out. */
  async of(photoIds: number[]): Promise<Map<number, string>> {
    const found = new Map<number, string>();
    const missing: number[] = [];
    for (const id of photoIds) {
      const picture = this.known.get(id);
      if (picture === undefined) missing.push(id);
      else found.set(id, picture);
    }
    if (missing.length === 0) return found;
    const { generation } = this;
    for (const { id, ...image } of await this.repository.findImages(missing)) {
      const picture = renditionUrl(presentPublished(image), renditionWidths[0], 'webp');
      found.set(id, picture);
      if (generation === this.generation) this.known.set(id, picture);
    }
    return found;
  }

  private forget(id?: number): void {
    if (id === undefined) this.known.clear();
    else this.known.delete(id);
    this.generation += 1;
  }
}
