import type { FondsDetail } from '../fonds.js';
import { withLanguage } from '../languages.js';
import { fallbackLang, localized } from '../localized.js';
import { fondsPath } from '../paths.js';
import { creatorLd } from './creator-ld.js';
import { fondsNameLd, type Where } from './fonds-name-ld.js';

/** schema.org of a collection, a fonds or a series, with what it is in and what is in it. */
export function fondsLd(fonds: FondsDetail, where: Where): object {
  const { language } = where;
  const parent = fonds.within.at(-1);
  const parts = fonds.parts.filter(({ parentId }) => parentId === fonds.id);
  const [description, dates, extent] = (['description', 'dateText', 'extent'] as const).map((name) =>
    localized(fonds, name, language),
  );
  return {
    ...fondsNameLd(fonds, where),
    url: where.origin + withLanguage(language, fondsPath(fonds.slug)),
    inLanguage: fallbackLang(fonds, 'title', language) ?? language,
    ...(description && { description }),
    ...(fonds.referenceCode && { identifier: fonds.referenceCode }),
    ...((fonds.edtf ?? dates) && { temporalCoverage: fonds.edtf ?? dates }),
    ...(extent && { materialExtent: extent }),
    ...(fonds.creator && { creator: creatorLd(fonds.creator, fonds.holdingInstitution) }),
    ...(fonds.holdingInstitution && {
      holdingArchive: { '@type': 'ArchiveOrganization', name: fonds.holdingInstitution },
    }),
    ...(parent && { isPartOf: fondsNameLd(parent, where) }),
    ...(parts.length > 0 && { hasPart: parts.map((part) => fondsNameLd(part, where)) }),
    collectionSize: fonds.photoCount,
  };
}
