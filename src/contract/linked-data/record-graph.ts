import type { EntityDetail } from '../entity.js';
import type { Language } from '../languages.js';
import type { Photo } from '../photo.js';
import type { SiteSettings } from '../settings.js';
import { audioLd } from './audio-ld.js';
import { photographLd } from './photograph-ld.js';
import { placeLd } from './place-ld.js';

interface Where {
  origin: string;
  language: Language;
  site: Pick<SiteSettings, 'city' | 'ownLicences' | 'naan'>;
}

/** What programs are told of a photo, in its page and as a document of its own (JSON-LD, schema.org). */
export const photoGraph = (photo: Photo, { origin, language, site }: Where): object[] => [
  photographLd(photo, { origin, language, ...site }),
];

/** The same of a record card: what it is about, and its audio guide. */
export function entityGraph(entity: EntityDetail, { origin, language, site }: Where): object[] {
  const audio = audioLd(entity, { origin, language });
  return [placeLd(entity, { origin, language, city: site.city, naan: site.naan }), ...(audio ? [audio] : [])];
}

export const linkedDataOf = (graph: object[]): object => ({ '@context': 'https://schema.org', '@graph': graph });
