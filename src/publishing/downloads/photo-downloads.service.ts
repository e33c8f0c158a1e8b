import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { defaultLanguage, withLanguage } from '../../contract/languages.js';
import { photoPath } from '../../contract/paths.js';
import type { Photo } from '../../contract/photo.js';
import { downloadLicenceOf, downloadOf, type DownloadSize, type PhotoDownload } from '../../contract/photo-download.js';
import { servedFileAt } from '../../images/published-address.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { Config } from '../../platform/config/config.js';
import { entityTagOf } from '../../platform/http/entity-tag.js';
import type { SentFile } from '../../platform/http/send-stored-file.js';
import { Storage } from '../../platform/storage/storage.js';
import { SettingsService } from '../../settings/settings.service.js';
import { IiifService } from '../iiif/iiif.service.js';
import { publicService } from '../iiif/image-services.js';
import type { Requester } from '../iiif/requested-images.js';
import { type EmbeddedMetadata, embeddedMetadata } from './embedded-metadata.js';
import { iptcBlock } from './iptc-block.js';
import type { EmbeddedBlocks } from './jpeg-head.js';
import { xmpPacket } from './xmp-packet.js';

/** A picture that a valid request names, with what is written into it. It need not be made yet. */
export interface AddressedDownload {
  /** `molo-san-carlo-1280.jpg` */
  fileName: string;
  licenceUrl: string;
  /** Differs when the picture or what it says of itself is another one. */
  etag: string;
  blocks: EmbeddedBlocks;
  /** The JPEG without these; null when its requester has gone before it was made. */
  find(requester: Requester): Promise<SentFile | null>;
}

/** Photos to take away, with their credit and licence inside, where the licence allows everybody to pass them on. */
@Injectable()
export class PhotoDownloads {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly settings: SettingsService,
    private readonly iiif: IiifService,
    private readonly storage: Storage,
  ) {}

  /** @throws DomainError photo_not_found, photo_removed, download_not_allowed */
  async get(id: number, size: DownloadSize): Promise<AddressedDownload> {
    const photo = await this.photos.byId({ id });
    const metadata = await this.metadataOf(photo);
    const download = downloadOf(photo, size);
    const blocks = { xmp: xmpPacket(metadata), iptc: iptcBlock(metadata) };
    const identity = [photo.image.base, download.width, blocks.xmp, blocks.iptc.toString('latin1')];
    return {
      fileName: `${photo.slug}-${download.width}.jpg`,
      licenceUrl: metadata.licenceUrl,
      etag: entityTagOf(identity.join('\n')),
      blocks,
      find: (requester) => this.findPicture(photo, download, requester),
    };
  }

  private async metadataOf(photo: Photo): Promise<EmbeddedMetadata> {
    const site = await this.settings.site();
    const licence = downloadLicenceOf(photo, site);
    if (licence === null) throw new DomainError('download_not_allowed');
    const page = this.config.publicUrl + withLanguage(defaultLanguage, photoPath(photo.slug));
    return embeddedMetadata(photo, { page, licence, ownLicences: site.ownLicences });
  }

  /** A rendition where one has this size; else the image service makes the picture, in an image process. */
  private async findPicture(
    photo: Photo,
    { rendition }: PhotoDownload,
    requester: Requester,
  ): Promise<SentFile | null> {
    if (rendition !== null) return this.servedFile(rendition);
    const whole = { region: 'full', size: 'max', rotation: '0', file: 'default.jpg' };
    const image = await this.iiif.getImage(String(photo.id), whole, publicService);
    return image.find(requester);
  }

  /** @param rendition its address */
  private servedFile(rendition: string): SentFile {
    const file = servedFileAt(rendition);
    if (!file) throw new Error(`No served file is at ${rendition}`);
    return { name: file.name, open: () => this.storage.openServed(file) };
  }
}
