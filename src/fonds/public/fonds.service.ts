import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import type { FondsDetail, FondsName, ListedFonds, PlacedFonds } from '../../contract/fonds.js';
import { pickLocalized } from '../../contract/localized.js';
import { Slugs } from '../../records/slugs.js';
import { SettingsService } from '../../settings/settings.service.js';
import { presentFonds, presentListedFonds } from '../fonds.presenter.js';
import { FondsRepository } from '../fonds.repository.js';
import { inHierarchy } from '../in-hierarchy.js';

/** Public reads of fonds: only those that published photos are in. They are few, so one query reads all of them. */
@Injectable()
export class FondsService {
  constructor(
    private readonly fonds: FondsRepository,
    private readonly slugs: Slugs,
    private readonly settings: SettingsService,
  ) {}

  async list(): Promise<ListedFonds[]> {
    const widthOf = await this.settings.publicWidths();
    return inHierarchy((await this.fonds.listPublic()).map((row) => presentListedFonds(row, widthOf)));
  }

  /** Whether the public sees any. */
  hasPublic(): Promise<boolean> {
    return this.fonds.hasPublic();
  }

  byIds(ids: number[]): Promise<PlacedFonds[]> {
    return this.fonds.findNames(ids);
  }

  /** @throws DomainError not_found */
  async byId({ id }: { id: number }): Promise<FondsDetail> {
    return this.detail(id, await this.list());
  }

  /** A former slug finds it, too. @throws DomainError not_found */
  async bySlug({ slug }: { slug: string }): Promise<FondsDetail> {
    const all = await this.list();
    const id = all.find((one) => one.slug === slug)?.id ?? (await this.slugs.findFormerOwner('fonds', slug));
    return this.detail(id, all);
  }

  private async detail(id: number | null, all: ListedFonds[]): Promise<FondsDetail> {
    const found = all.find((one) => one.id === id);
    const row = found && (await this.fonds.find(found.id));
    if (!row) throw new DomainError('not_found');
    const { photoCount, cover } = found;
    return { ...presentFonds(row), photoCount, cover, within: within(found, all), parts: partsOf(found, all) };
  }
}

/** What it is in, the highest first. */
function within({ parentId }: ListedFonds, all: readonly ListedFonds[]): FondsName[] {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? [...within(parent, all), nameOf(parent)] : [];
}

const nameOf = (fonds: ListedFonds): FondsName => ({
  id: fonds.id,
  slug: fonds.slug,
  level: fonds.level,
  ...pickLocalized(fonds, 'title'),
});

const partsOf = ({ id }: ListedFonds, all: readonly ListedFonds[]): ListedFonds[] =>
  all.filter(({ parentId }) => parentId === id).flatMap((part) => [part, ...partsOf(part, all)]);
