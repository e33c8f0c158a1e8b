import {
  type BulkChange,
  bulkEditLimits,
  type BulkPreview,
  type CountedPhotos,
  type NamedPhoto,
} from '../../contract/bulk-edit.js';
import type { ErrorCode } from '../../contract/errors.js';
import { pickLocalized } from '../../contract/localized.js';
import { untitled } from '../../contract/untitled.js';
import { type BulkPhoto, bulkEffect } from './bulk-effect.js';
import type { WantedNumber } from '../inventory-numbers.js';
import { asKeyword, type KeywordTags, keywordsOf } from './file-taking.js';
import { ReplacedValues } from './replaced-values.js';

/** Counts what a bulk edit would do with photos, and remembers the first few names. */
export class BulkEffects {
  private readonly changed: NamedPhoto[] = [];
  private readonly refused = new Map<ErrorCode, CountedPhotos>();
  private readonly untitled: CountedPhotos = { count: 0, photos: [] };
  private readonly unlicensed: CountedPhotos = { count: 0, photos: [] };
  private readonly counts = { total: 0, changed: 0, same: 0 };
  private readonly unknown = new Map<string, { keyword: string; count: number }>();
  private readonly replaced = new ReplacedValues();

  constructor(
    private readonly change: BulkChange,
    private readonly tags: KeywordTags,
  ) {}

  /** @param title the numbered one of this photo */
  add(photo: BulkPhoto, title: string | undefined): void {
    const effect = bulkEffect(photo, this.change, { tags: this.tags, title });
    this.counts.total += 1;
    if (effect.kind !== 'refused') this.addUnknown(keywordsOf(photo, this.change.fromFile));
    if (effect.kind === 'same') this.counts.same += 1;
    else if (effect.kind === 'changed') {
      this.counts.changed += 1;
      this.replaced.add(photo, effect.complete);
      this.addNumber({ ...photo, ...effect.complete }, effect.complete.inventoryNumber);
      if (effect.status === 'published') this.addPublished({ ...photo, ...effect.complete });
      remember(this.changed, photo);
    } else {
      const known = this.refused.get(effect.code) ?? { count: 0, photos: [] };
      count(known, photo);
      this.refused.set(effect.code, known);
    }
  }

  /** The inventory numbers that photos would get. */
  readonly numbers: WantedNumber[] = [];

  summary(): Omit<BulkPreview, 'sameNumbers'> {
    const refused = [...this.refused].map(([code, photos]) => ({ code, ...photos }));
    const unknownKeywords = [...this.unknown.values()]
      .sort((one, other) => other.count - one.count)
      .slice(0, bulkEditLimits.keywords);
    const { untitled, unlicensed, changed: photos } = this;
    return {
      ...this.counts,
      refused,
      replaced: this.replaced.summary(),
      untitled,
      unlicensed,
      photos,
      unknownKeywords,
    };
  }

  private addNumber({ id, holdingInstitution }: BulkPhoto, number: string | null | undefined): void {
    if (number) this.numbers.push({ id, number, institution: holdingInstitution });
  }

  /** Photos as they would be published. */
  private addPublished(photo: BulkPhoto): void {
    if (photo.title === untitled.title) count(this.untitled, photo);
    if (photo.license === null) count(this.unlicensed, photo);
  }

  /** Those that the edit makes tags of stay in the list, so that this can be taken back. */
  private addUnknown(keywords: string[]): void {
    for (const keyword of keywords) {
      const key = asKeyword(keyword);
      if ((this.tags.get(key) ?? -1) >= 0) continue;
      const known = this.unknown.get(key) ?? { keyword, count: 0 };
      known.count += 1;
      this.unknown.set(key, known);
    }
  }
}

function count(photos: CountedPhotos, photo: NamedPhoto): void {
  photos.count += 1;
  remember(photos.photos, photo);
}

function remember(names: NamedPhoto[], photo: NamedPhoto): void {
  if (names.length < bulkEditLimits.named) names.push({ id: photo.id, ...pickLocalized(photo, 'title') });
}
