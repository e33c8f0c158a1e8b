import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { entityTagOf } from '../../platform/http/entity-tag.js';
import { IiifPhotos } from './iiif-photos.js';
import { type ImageInformation, imageServiceUri, presentImageInformation } from './image-information.js';
import { canonicalForm, type ImageRequestParameters, readImageRequest } from './read-image-request.js';
import { RequestedImages, type Requester } from './requested-images.js';

/** An image that a valid request names, and that need not be made yet. */
export interface AddressedImage {
  canonicalUri: string;
  /** Differs when the photo has another scan or is rendered in another way. */
  etag: string;
  /** Its path. @see RequestedImages.find */
  find(requester: Requester): Promise<string | null>;
}

/** The image service of every published photo (IIIF Image API 3, level 2). */
@Injectable()
export class IiifService {
  constructor(
    private readonly config: Config,
    private readonly photos: IiifPhotos,
    private readonly images: RequestedImages,
  ) {}

  /** @throws DomainError photo_not_found, photo_removed */
  async getInformation(identifier: string): Promise<ImageInformation> {
    return presentImageInformation(await this.photos.get(identifier), this.config.publicUrl);
  }

  /** @throws DomainError photo_not_found, photo_removed, validation_failed, upscaling_unsupported */
  async getImage(identifier: string, parameters: ImageRequestParameters): Promise<AddressedImage> {
    const photo = await this.photos.get(identifier);
    const image = { width: photo.width, height: photo.height };
    const request = readImageRequest(parameters, image);
    const canonical = canonicalForm(request, image);
    return {
      canonicalUri: `${imageServiceUri(photo.id, this.config.publicUrl)}/${canonical}`,
      etag: entityTagOf([photo.originalSha256, photo.renditionProfile, canonical].join(' ')),
      find: (requester) => this.images.find(photo, request, requester),
    };
  }
}
