import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { AdminPhoto, PhotoFields } from '../../contract/photo.js';
import { photoSlug } from '../../contract/slug.js';
import { Slugs } from '../../platform/database/slugs.js';
import { SettingsService } from '../../settings/settings.service.js';
import { presentAdminPhoto } from '../admin-photo.presenter.js';
import { PhotoLifecycle } from '../images/photo-lifecycle.js';
import { lockContent } from '../images/unused-files.js';
import { PhotoRow } from '../photo.row.js';
import type { UploadedImage } from './image-engine.js';
import type { ReceivedImage } from './image-receiver.js';
import { originalName, titleFromName } from './original-name.js';
import { PhotoLinks } from './photo-links.js';

/** Makes a photo of an uploaded scan. */
@Injectable()
export class PhotoUploadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly slugs: Slugs,
    private readonly links: PhotoLinks,
    private readonly lifecycle: PhotoLifecycle,
  ) {}

  /**
   * The photo, `processing`, with its original kept and its pictures owed. The same scan uploaded twice is two photos
   * with one original.
   * @throws DomainError image_missing, validation_failed
   */
  async upload(image: UploadedImage | undefined, fields: PhotoFields, viewer: Viewer): Promise<AdminPhoto> {
    if (!image) throw new DomainError('image_missing');
    const { received } = image;
    try {
      checkTogether(fields);
      const { city } = await this.settings.site();
      const name = originalName(image.originalname);
      const photo = await this.dataSource.transaction((tx) =>
        this.create({ received, name, fields, city, viewer }, tx),
      );
      return presentAdminPhoto(photo);
    } finally {
      await received.discard();
    }
  }

  private async create({ received, name, fields, city, viewer }: NewPhoto, tx: EntityManager): Promise<PhotoRow> {
    const { tagIds = [], entityIds = [], draft, ...told } = fields;
    await lockContent(received.sha256, tx);
    await this.links.check({ tagIds, entityIds }, tx);
    await received.keep();

    const title = told.title ?? titleFromName(name);
    const slug = await this.slugs.free('photo', photoSlug({ city, title, year: told.year ?? null }), tx);
    const { id } = await tx.save(PhotoRow, {
      ...told,
      title,
      slug,
      status: 'processing',
      wantedStatus: draft ? 'draft' : 'published',
      originalSha256: received.sha256,
      originalName: name,
      originalType: received.type,
      originalBytes: String(received.bytes),
      uploadedBy: viewer.kind === 'user' ? viewer.userId : null,
    });
    await this.links.insert(id, { tagIds, entityIds }, tx);
    const photo = await tx.findOneByOrFail(PhotoRow, { id });
    await this.lifecycle.enter(photo, { source: 'api', viewer }, tx);
    return photo;
  }
}

interface NewPhoto {
  received: ReceivedImage;
  name: string;
  fields: PhotoFields;
  city: string;
  viewer: Viewer;
}

/** What no field can tell alone: a place takes two numbers, a span begins before it ends. */
function checkTogether({ lat, lng, yearStart, yearEnd }: PhotoFields): void {
  const missing = lat === undefined ? 'lat' : 'lng';
  if ((lat === undefined) !== (lng === undefined))
    throw new DomainError('validation_failed', { errors: [{ field: missing, code: 'field_required' }] });
  if (yearStart !== undefined && yearEnd !== undefined && yearStart > yearEnd)
    throw new DomainError('validation_failed', { errors: [{ field: 'yearEnd', code: 'field_invalid' }] });
}
