import type { Annotation as IiifAnnotation, InternationalString } from '@iiif/presentation-3';
import type { Annotation } from '../../../contract/annotation.js';
import type { EntityDetail } from '../../../contract/entity.js';
import type { Language } from '../../../contract/languages.js';
import { entityMetadata } from '../../../contract/metadata/entity.js';
import { photoMetadata } from '../../../contract/metadata/photo.js';
import type { Photo, PhotoBack } from '../../../contract/photo.js';
import { textsInLanguages } from '../../texts-in-languages.js';
import { entityFields, photoFields, type TextOfField, textsOfField } from '../presentation/metadata-rows.js';
import { backOfCanvas, regionAnnotation } from '../presentation/photo-canvas.js';

/** What is written on the object is its text (Presentation API 3, section 5.3); the rest says something about it. */
export type Motivation = 'describing' | 'supplementing' | 'tagging';

/** An annotation with the texts in it. */
export interface SearchedAnnotation {
  annotation: IiifAnnotation & { motivation: Motivation };
  texts: string[];
}

/** A canvas, or the manifest for what is about all of it. */
export interface Target {
  id: string;
  type: 'Canvas' | 'Manifest';
  /** The manifest, where a client need not have it (section 4.2.3). */
  partOf?: { id: string; type: 'Manifest'; label: InternationalString };
}

/** The texts of a photo and of its back, each in each of its languages. */
export function textsOfPhoto(photo: Photo, target: Target): SearchedAnnotation[] {
  const of = (name: (typeof photoFields)[number] | 'title' | 'description'): SearchedAnnotation[] =>
    textsOfField(photoMetadata, photo, name).map((text) =>
      textAnnotation(text, { name, motivation: motivationOf(name), target }),
    );
  const named = [
    ...(photo.tags ?? []).map((tag) => ({ name: `tag/${tag.id}`, texts: textsInLanguages(tag, 'name') })),
    ...(photo.entities ?? []).map((entity) => ({
      name: `entity/${entity.id}`,
      texts: textsInLanguages(entity, 'name'),
    })),
  ];
  return [
    ...(['title', 'description', ...photoFields] as const).flatMap(of),
    ...named.flatMap(({ name, texts }) =>
      texts.map((text) => textAnnotation(text, { name, motivation: 'tagging', target })),
    ),
    ...(photo.back ? textsOfBack(photo.back, { ...target, id: backOfCanvas(target.id) }) : []),
  ];
}

const textsOfBack = (back: PhotoBack, target: Target): SearchedAnnotation[] =>
  (['inscription', 'description'] as const).flatMap((name) =>
    textsInLanguages(back, name).map((text) => textAnnotation(text, { name, motivation: motivationOf(name), target })),
  );

const motivationOf = (name: string): Motivation => (name === 'inscription' ? 'supplementing' : 'describing');

/** The texts of a record card. */
export const textsOfEntity = (entity: EntityDetail, target: Target): SearchedAnnotation[] =>
  (['name', 'excerpt', 'description', ...entityFields] as const).flatMap((name) =>
    textsOfField(entityMetadata, entity, name).map((text) =>
      textAnnotation(text, { name, motivation: 'describing', target }),
    ),
  );

/** The regions of a photo, as its manifest has them. */
export const regionsOfPhoto = (
  { image }: Pick<Photo, 'image'>,
  annotations: readonly Annotation[],
  { id, ...canvas }: Target,
): SearchedAnnotation[] =>
  annotations.map((annotation) => {
    const region = regionAnnotation(annotation, id, image);
    return {
      annotation: {
        ...region,
        motivation: 'tagging',
        target: canvas.partOf ? { ...canvas, id: region.target } : region.target,
      } as SearchedAnnotation['annotation'],
      texts: textsInLanguages(annotation, 'label').map(([, text]) => text),
    };
  });

function textAnnotation(
  [language, value]: TextOfField | [Language, string],
  { name, motivation, target }: { name: string; motivation: Motivation; target: Target },
): SearchedAnnotation {
  const isPlain = target.type === 'Canvas' && !target.partOf;
  return {
    annotation: {
      id: `${target.id}/text/${name}${language ? `/${language}` : ''}`,
      type: 'Annotation',
      motivation,
      body: { type: 'TextualBody', value, ...(language && { language }), format: 'text/plain' },
      // An address alone stands for a canvas.
      target: isPlain ? target.id : target,
    } as SearchedAnnotation['annotation'],
    texts: [value],
  };
}
