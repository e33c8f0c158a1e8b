import type { Annotation as IiifAnnotation, Canvas, ContentResource, InternationalString } from '@iiif/presentation-3';
import type { Annotation } from '../../../contract/annotation.js';
import { sizedRendition } from '../../../contract/image.js';
import { absoluteUrl } from '../../../contract/paths.js';
import { licenceOfPhoto } from '../../../contract/photo-licence.js';
import type { Photo, PhotoBack } from '../../../contract/photo.js';
import { textsInLanguages } from '../../texts-in-languages.js';
import { languageMap, noLanguage, siteWords } from './language-map.js';
import { type PresentedSite, rightsOf } from './shared-properties.js';

const thumbnailWidth = 320;

type ShownPicture = Pick<Photo, 'imageService' | 'image'>;

/** The front and the back of a photo as canvases. @param id the address of that of the front */
export const canvasesOf = (
  photo: Photo,
  { id, annotations, site }: { id: string; annotations?: readonly Annotation[]; site: PresentedSite },
): Canvas[] => [
  photoCanvas(photo, { id, origin: site.origin, annotations }),
  ...(photo.back ? [backCanvas(photo.back, photo, { id: backOfCanvas(id), site })] : []),
];

/** The address of the canvas of a back. @param front that of its front, in the same manifest */
export const backOfCanvas = (front: string): string => `${front}/back`;

function backCanvas(back: PhotoBack, { license }: Photo, { id, site }: { id: string; site: PresentedSite }): Canvas {
  const { origin, settings } = site;
  const label = siteWords(settings.languages, (texts) => texts.photo.back);
  const summary = inscribed(back);
  return {
    ...pictureCanvas(back, { id, origin, label }),
    ...(summary && { summary }),
    // What a manifest says of rights holds for all that is in it and says nothing else.
    ...(back.license !== license && rightsOf(licenceOfPhoto(back, settings), site)),
  };
}

/** What is written on it, and what is said about that. */
function inscribed(back: PhotoBack): InternationalString | null {
  const [inscription, description] = [languageMap(back, 'inscription'), languageMap(back, 'description')];
  if (!inscription || !description) return inscription ?? description;
  const words = [...Object.keys(inscription), ...Object.keys(description)];
  return Object.fromEntries(
    words.map((language) => [language, [...(inscription[language] ?? []), ...(description[language] ?? [])]]),
  );
}

/**
 * A photo as a canvas in the pixels that the public sees, with its image service, and the regions that are drawn on it as
 * annotations (IIIF Presentation API 3, sections 3.2 and 5.3).
 * @param id the address of the canvas
 */
function photoCanvas(
  photo: Photo,
  { id, origin, annotations = [] }: { id: string; origin: string; annotations?: readonly Annotation[] },
): Canvas {
  return {
    ...pictureCanvas(photo, { id, origin, label: languageMap(photo, 'title') ?? noLanguage(photo.title) }),
    ...(annotations.length > 0 && {
      annotations: [
        {
          id: `${id}/annotations`,
          type: 'AnnotationPage',
          items: annotations.map((annotation) => regionAnnotation(annotation, id, photo.image)),
        },
      ],
    }),
  };
}

/** The picture of a photo, or of its back, as a canvas. */
function pictureCanvas(
  picture: ShownPicture,
  { id, origin, label }: { id: string; origin: string; label: InternationalString },
): Canvas {
  const { width, height } = picture.image;
  return {
    id,
    type: 'Canvas',
    label,
    width,
    height,
    thumbnail: [thumbnail(picture, origin)],
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          { id: `${id}/image`, type: 'Annotation', motivation: 'painting', body: image(picture, origin), target: id },
        ],
      },
    ],
  };
}

const service = (id: string): object[] => [{ id, type: 'ImageService3', profile: 'level2' }];

function image({ imageService: path, image: { width, height } }: ShownPicture, origin: string): ContentResource {
  const imageService = absoluteUrl(path, origin);
  return {
    id: `${imageService}/full/max/0/default.jpg`,
    type: 'Image',
    format: 'image/jpeg',
    width,
    height,
    service: service(imageService),
  } as ContentResource;
}

/** A stored rendition, which costs nothing to answer. */
export function thumbnail({ imageService, image: renditions }: ShownPicture, origin: string): ContentResource {
  const { path, width, height } = sizedRendition(renditions, thumbnailWidth, 'jpg');
  return {
    id: absoluteUrl(path, origin),
    type: 'Image',
    format: 'image/jpeg',
    width,
    height,
    service: service(absoluteUrl(imageService, origin)),
  } as ContentResource;
}

/** What a region shows, in every language (Web Annotation Data Model). @param canvas its address */
export function regionAnnotation(
  annotation: Annotation,
  canvas: string,
  size: { width: number; height: number },
): IiifAnnotation {
  const pixels = (percent: number, whole: number): number => Math.round((percent * whole) / 100);
  const { x, y, w, h } = annotation;
  const box = [pixels(x, size.width), pixels(y, size.height), pixels(w, size.width), pixels(h, size.height)];
  return {
    id: `${canvas}/annotation/${annotation.id}`,
    type: 'Annotation',
    motivation: 'tagging',
    body: textsInLanguages(annotation, 'label').map(([language, value]) => ({
      type: 'TextualBody',
      value,
      language,
      format: 'text/plain',
    })),
    target: `${canvas}#xywh=${box.join(',')}`,
  } as IiifAnnotation;
}
