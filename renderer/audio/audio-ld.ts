import type { EntityDetail } from '../../src/contract/entity.js';
import type { Language } from '../../src/contract/languages.js';
import { withLanguage } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import { entityPath } from '../../src/contract/paths.js';
import { entityExcerpt } from '../../src/contract/text.js';
import { guideOf, transcriptOf } from '../entities/entity-texts.js';

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
