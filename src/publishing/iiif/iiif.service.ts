import { Injectable } from '@nestjs/common';
import type { Size } from '../../images/image-request.js';
import { publicSize } from '../../images/public-size.js';
import { absoluteUrl } from '../../contract/paths.js';
import { Config } from '../../platform/config/config.js';
import { entityTagOf } from '../../platform/http/entity-tag.js';
import type { SentFile } from '../../platform/http/send-stored-file.js';
import { SettingsService } from '../../settings/settings.service.js';
import { IiifPhotos } from './iiif-photos.js';
import type { IiifPhoto } from './iiif-photos.repository.js';
import { type ImageInformation, presentImageInformation } from './image-information.js';
import type { ImageService } from './image-services.js';
import { canonicalForm, type ImageRequestParameters, readImageRequest } from './read-image-request.js';
import { regionOfScan } from './region.js';
import { RequestedImages, type Requester } from './requested-images.js';

/** An image that a valid request names, and that need not be made yet. */
export interface AddressedImage {
  canonicalUri: string;
  /** Differs when the photo has another scan or is rendered in another way. */
  etag: string;
  /** @see RequestedImages.find */
  find(requester: Requester): Promise<SentFile | null>;
}

/** The image services of every published photo (IIIF Image API 3, level 2). */
@Injectable()
export class IiifService {
  constructor(
    private readonly config: Config,
    private readonly photos: IiifPhotos,
    private readonly images: RequestedImages,
    private readonly settings: SettingsService,
  ) {}

  /** @throws DomainError photo_not_found, photo_removed */
  async getInformation(identifier: string, service: ImageService): Promise<ImageInformation> {
    const { photo, shown } = await this.show(identifier, service);
    return presentImageInformation(photo, shown, this.uriOf(photo, service));
  }

  /** @throws DomainError photo_not_found, photo_removed, validation_failed, upscaling_unsupported */
  async getImage(
    identifier: string,
    parameters: ImageRequestParameters,
    service: ImageService,
  ): Promise<AddressedImage> {
    const { photo, shown } = await this.show(identifier, service);
    const request = readImageRequest(parameters, shown);
    const ofScan = { ...request, region: regionOfScan(request.region, shown, photo) };
    return {
      canonicalUri: `${this.uriOf(photo, service)}/${canonicalForm(request, shown)}`,
      etag: entityTagOf([photo.originalSha256, photo.renditionProfile, canonicalForm(ofScan, photo)].join(' ')),
      find: (requester) => this.images.find(photo, ofScan, requester),
    };
  }

  /** The photo, and the size in which the service shows it: that of the scan, or what its licence allows. */
  private async show(identifier: string, { isReduced }: ImageService): Promise<{ photo: IiifPhoto; shown: Size }> {
    const photo = await this.photos.get(identifier);
    const maxWidth = isReduced ? (await this.settings.publicWidths())(photo.license) : Infinity;
    return { photo, shown: publicSize(photo, maxWidth) };
  }

  private uriOf({ id }: IiifPhoto, service: ImageService): string {
    return absoluteUrl(service.addressOf(id), this.config.publicUrl);
  }
}
