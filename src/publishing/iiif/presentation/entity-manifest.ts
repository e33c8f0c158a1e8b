import type { Canvas, ContentResource, Manifest } from '@iiif/presentation-3';
import type { Annotation } from '../../../contract/annotation.js';
import { authorityLinks } from '../../../contract/authorities.js';
import type { EntityDetail } from '../../../contract/entity.js';
import { type Language, languages } from '../../../contract/languages.js';
import { contentSearchPath, entityPath, presentationPath } from '../../../contract/paths.js';
import type { Photo } from '../../../contract/photo.js';
import { languageMap, noLanguage, siteWords } from './language-map.js';
import { entityRows } from './metadata-rows.js';
import { canvasesOf, thumbnail } from './photo-canvas.js';
import {
  dataset,
  homepage,
  manifestHead,
  navDate,
  navPlace,
  type PresentedSite,
  searchService,
} from './shared-properties.js';

/** A record card as image viewers show it: its photos in their order, each with its back, then its audio guides, as canvases. */
export function entityManifest(
  entity: EntityDetail,
  { photos, annotations }: { photos: readonly Photo[]; annotations: ReadonlyMap<number, readonly Annotation[]> },
  site: PresentedSite,
): Manifest {
  const { origin, settings } = site;
  const label = languageMap(entity, 'name') ?? noLanguage(entity.name);
  const summary = languageMap(entity, entity.excerpt ? 'excerpt' : 'description');
  const uri = origin + presentationPath('entity', entity.id);
  const [first] = photos;
  return {
    ...manifestHead(uri, { label, summary }, site),
    metadata: entityRows(entity, settings),
    ...(first && { thumbnail: [thumbnail(first, origin)] }),
    homepage: homepage(site, entityPath(entity.slug), label),
    seeAlso: [
      dataset(`${origin}/api/entities/${entity.id}`, 'application/json', 'JSON'),
      ...authorityLinks(entity).map(({ uri, name }) => dataset(uri, null, name)),
    ],
    ...searchService(contentSearchPath('entity', entity.id), origin),
    ...navDate(entity.dates.construction?.earliest),
    ...navPlace(entity),
    items: [
      ...photos.flatMap((photo) =>
        canvasesOf(photo, { id: canvasOfEntity(uri, photo.id), annotations: annotations.get(photo.id), site }),
      ),
      ...languages.flatMap((language) => audioCanvas(entity, language, { uri, ...site })),
    ],
  } as Manifest;
}

/** The address of the canvas of a photo in the manifest of a card. @param uri of the card, below which its manifest is */
export const canvasOfEntity = (uri: string, photoId: number): string => `${uri}/canvas/photo/${photoId}`;

/** None where there is no guide in the language, or nothing is known of how long it is, which a canvas must say. */
function audioCanvas(
  { audio }: EntityDetail,
  language: Language,
  { uri, origin, settings }: PresentedSite & { uri: string },
): Canvas[] {
  const guide = audio?.[language];
  if (!guide?.durationSeconds) return [];
  const id = `${uri}/canvas/audio/${language}`;
  const duration = guide.durationSeconds;
  const body = {
    id: new URL(guide.url, origin).href,
    type: 'Sound',
    format: formatOf(guide.url),
    duration,
    language,
  } as ContentResource;
  return [
    {
      id,
      type: 'Canvas',
      label: siteWords(settings.languages, (texts) => `${texts.nav.audioGuides} (${language})`),
      duration,
      items: [
        {
          id: `${id}/page`,
          type: 'AnnotationPage',
          items: [{ id: `${id}/sound`, type: 'Annotation', motivation: 'painting', body, target: id }],
        },
      ],
    } as Canvas,
  ];
}

const formats: Record<string, string> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg', opus: 'audio/ogg' };
const formatOf = (url: string): string => formats[url.split('.').at(-1) ?? ''] ?? 'audio/mpeg';
