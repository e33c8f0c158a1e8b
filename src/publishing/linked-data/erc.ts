import { citedPath } from '../../contract/ark.js';
import type { EntityDetail } from '../../contract/entity.js';
import type { RemovedRecord } from '../../contract/errors.js';
import type { PublicRecordKind } from '../../contract/paths.js';
import type { Photo } from '../../contract/photo.js';
import type { SiteSettings } from '../../contract/settings.js';

/** Codes of the Kernel for what is not known, or may not be said. */
const unknown = '(:unkn)';
const withheld = '(:unav) withdrawn';

interface Where {
  origin: string;
  settings: SiteSettings;
}

/**
 * A record as an Electronic Resource Citation: who, what, when and where, and who promises that its identifier lasts
 * (draft-kunze-erc; the `?info` of ARKs).
 */
export const ercOfPhoto = (photo: Photo, where: Where): string =>
  erc(where, {
    who: photo.author,
    what: photo.title,
    when: photo.edtf ?? photo.dateText ?? photo.year?.toString() ?? null,
    where: citedAddress('photo', photo.id, where),
  });

export const ercOfEntity = (entity: EntityDetail, where: Where): string =>
  erc(where, {
    who: entity.architect,
    what: entity.name,
    when: entity.dates.construction?.edtf ?? entity.constructionText,
    where: citedAddress('entity', entity.id, where),
  });

/** That it was here, and nothing of what it was. */
export const ercOfRemoved = ({ kind, id, on }: RemovedRecord, where: Where): string =>
  erc(where, { who: withheld, what: withheld, when: on, where: citedAddress(kind, id, where) });

function erc({ settings, origin }: Where, story: Record<'who' | 'what' | 'when' | 'where', string | null>): string {
  return [
    'erc:',
    ...Object.entries(story).map(([name, value]) => element(name, value)),
    'erc-support:',
    element('who', settings.siteName),
    element('where', origin),
    '',
  ].join('\n');
}

/** One line: a line that begins with a word and a colon would be another element (ANVL). */
const element = (name: string, value: string | null): string =>
  `${name}: ${value?.replace(/\s+/g, ' ').trim() || unknown}`;

const citedAddress = (kind: PublicRecordKind, id: number, { origin, settings }: Where): string =>
  origin + citedPath(settings.naan, kind, id);
