import type { ContentResource, Manifest } from '@iiif/presentation-3';
import type { Annotation } from '../../../contract/annotation.js';
import { contentSearchPath, oaiPath, photoPath, presentationPath } from '../../../contract/paths.js';
import { copyrightNotice } from '../../../contract/photo-credit.js';
import { downloadLicenceOf, downloadPath, downloadsOf } from '../../../contract/photo-download.js';
import { licenceOfPhoto } from '../../../contract/photo-licence.js';
import type { Photo } from '../../../contract/photo.js';
import { oaiIdentifier } from '../../oai/record-key.js';
import { languageMap, noLanguage } from './language-map.js';
import { photoRows } from './metadata-rows.js';
import { canvasesOf, thumbnail } from './photo-canvas.js';
import {
  dataset,
  homepage,
  manifestHead,
  navDate,
  navPlace,
  type PresentedSite,
  requiredStatement,
  rightsOf,
  searchService,
} from './shared-properties.js';

/** A photo as image viewers show it (IIIF Presentation API 3): its front and its back as canvases, with what is known of it. */
export function photoManifest(photo: Photo, annotations: readonly Annotation[], site: PresentedSite): Manifest {
  const { origin, settings } = site;
  const license = licenceOfPhoto(photo, settings);
  const notice = copyrightNotice({ ...photo, license });
  const label = languageMap(photo, 'title') ?? noLanguage(photo.title);
  const uri = origin + presentationPath('photo', photo.id);
  return {
    ...manifestHead(uri, { label, summary: languageMap(photo, 'description') }, site),
    metadata: photoRows(photo, settings),
    ...requiredStatement(notice ? [notice] : [], site),
    ...rightsOf(license, site),
    thumbnail: [thumbnail(photo, origin)],
    homepage: homepage(site, photoPath(photo.slug), label),
    seeAlso: [
      dataset(`${origin}/api/photos/${photo.id}`, 'application/json', 'JSON'),
      dataset(`${origin}${oaiPath}?${edmOf(photo, origin)}`, 'text/xml', 'EDM'),
    ],
    ...(downloadLicenceOf(photo, settings) && { rendering: downloads(photo, origin) }),
    ...searchService(contentSearchPath('photo', photo.id), origin),
    ...navDate(photo.earliest),
    ...navPlace(photo),
    items: canvasesOf(photo, { id: canvasOfPhoto(uri), annotations, site }),
  } as Manifest;
}

/** The address of the canvas in the manifest of a photo. @param uri of the photo, below which its manifest is */
export const canvasOfPhoto = (uri: string): string => `${uri}/canvas`;

const edmOf = ({ id }: Photo, origin: string): URLSearchParams =>
  new URLSearchParams({
    verb: 'GetRecord',
    metadataPrefix: 'edm',
    identifier: oaiIdentifier({ kind: 'photo', id }, new URL(origin).hostname),
  });

const downloads = (photo: Photo, origin: string): ContentResource[] =>
  downloadsOf(photo).map(
    ({ size, width, height }) =>
      ({
        id: origin + downloadPath(photo.id, size),
        type: 'Image',
        label: noLanguage(`${width} × ${height}`),
        format: 'image/jpeg',
        width,
        height,
      }) as ContentResource,
  );
