import type { Annotation } from '../../../src/contract/annotation.js';
import type { Language } from '../../../src/contract/languages.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import type { PhotoEntity } from '../../../src/contract/photo.js';

/** A line of the legend. */
export interface LegendItem {
  key: string;
  /** Of its mark on the photograph; null where the photograph has none. */
  mark: { number: number; annotationId: number } | null;
  label: string;
  /** Language of the label where it is not the page's. */
  lang: string | undefined;
  /** Of the entity that it leads to, or null. */
  slug: string | null;
}

interface LegendParts {
  annotations: Annotation[];
  entities: PhotoEntity[];
}

/** What the photograph shows: its annotations by number, then the entities that no annotation names. */
export function legendOf({ annotations, entities }: LegendParts, language: Language): LegendItem[] {
  const named = new Set(annotations.map(({ entitySlug }) => entitySlug));
  return [
    ...annotations.map((annotation, index) => ({
      key: `annotation-${annotation.id}`,
      mark: { number: index + 1, annotationId: annotation.id },
      label: localized(annotation, 'label', language),
      lang: fallbackLang(annotation, 'label', language),
      slug: annotation.entitySlug,
    })),
    ...entities
      .filter(({ slug }) => !named.has(slug))
      .map((entity) => ({
        key: `entity-${entity.id}`,
        mark: null,
        label: localized(entity, 'name', language),
        lang: fallbackLang(entity, 'name', language),
        slug: entity.slug,
      })),
  ];
}
