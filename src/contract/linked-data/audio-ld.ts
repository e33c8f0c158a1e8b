import type { EntityDetail } from '../entity.js';
import type { Language } from '../languages.js';
import { withLanguage } from '../languages.js';
import { localized } from '../localized.js';
import { entityPath } from '../paths.js';
import { entityExcerpt } from '../text.js';
import { guideOf, transcriptOf } from '../entity-guide.js';

const formats: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
};

/** schema.org AudioObject of an entity's guide in the page's language, or null. */
export function audioLd(
  entity: EntityDetail,
  { origin, language }: { origin: string; language: Language },
): object | null {
  const guide = guideOf(entity, language);
  if (!guide) return null;
  const extension = /\.(\w+)$/.exec(guide.url)?.[1]?.toLowerCase() ?? '';
  const description = entityExcerpt(localized(entity, 'excerpt', language), localized(entity, 'description', language));
  const transcript = transcriptOf(entity, language)?.trim();
  return {
    '@type': 'AudioObject',
    name: localized(entity, 'name', language),
    contentUrl: new URL(guide.url, origin || undefined).href,
    ...(formats[extension] && { encodingFormat: formats[extension] }),
    ...(description && { description }),
    inLanguage: language,
    about: { '@id': origin + withLanguage(language, entityPath(entity.slug)) },
    ...(guide.durationSeconds !== null && { duration: `PT${Math.round(guide.durationSeconds)}S` }),
    ...(transcript && { transcript }),
  };
}
