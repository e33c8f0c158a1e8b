import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isAmong, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { Localized } from '../../contract/localized.js';
import { selectLocalized } from '../../platform/database/localized-columns.js';
import type { PhotoFields, UploadedPhoto } from '../../contract/admin-photo.js';
import { SettingsService } from '../../settings/settings.service.js';
import { presentAdminPhoto } from '../admin/admin-photo.presenter.js';
import { checkFondsIds } from '../check-fonds.js';
import { checkFront } from '../check-front.js';
import { checkPhotoMetadata } from '../check-photo-metadata.js';
import { noDate, withCompleteDate } from '../photo-date.js';
import { deliveryPathOf } from '../delivery-path.js';
import { lockContent } from '../../records/published-files.js';
import { findSameNumberAs } from '../inventory-numbers.js';
import { type NewPhoto, NewPhotos } from '../new-photos.js';
import { PhotoLinks } from '../photo-links.js';
import { PhotoRow } from '../photo.row.js';
import { findPhotosWithScans } from './photos-with-scans.js';
import { assertScanNotRemoved } from './removed-scans.js';
import { withTitle } from '../untitled-photo.js';
import type { UploadedImage } from '../../images/upload/multer-image-storage.js';
import type { ReceivedImage } from '../../images/upload/image-upload.js';
import { originalName } from '../../images/upload/original-name.js';

/** Creates photos from uploaded scans. */
@Injectable()
export class PhotoUploadService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly links: PhotoLinks,
    private readonly newPhotos: NewPhotos,
  ) {}

  /**
   * Creates a photo in status `processing`, stores its original and enqueues its renditions. The same scan uploaded twice
   * gives two photos with one original; the answer names the first one. The photo has the licence and the title that the
   * fields name: no default licence, and nothing made of the name of its file.
   * @param alsoStore what else belongs to the transaction
   * @throws DomainError image_missing, file_name_too_long; validation_failed, for a back as `checkFront`; scan_removed, unless a
   *   moderator confirms it
   */
  async upload(
    image: UploadedImage | undefined,
    fields: PhotoFields,
    viewer: Viewer,
    alsoStore: (photoId: number, tx: EntityManager) => Promise<void> = () => Promise.resolve(),
  ): Promise<UploadedPhoto> {
    if (!image) throw new DomainError('image_missing');
    const { received } = image;
    try {
      checkPhotoMetadata(fields);
      const { city } = await this.settings.site();
      const name = originalName(image.originalname);
      return await this.dataSource.transaction(async (tx) => {
        await lockContent(received.sha256, tx);
        await assertScanNotRemoved(received.sha256, tx, fields.confirmRemovedScan ? { by: viewer } : undefined);
        const sameScanAs = (await findPhotosWithScans([received.sha256], tx)).get(received.sha256) ?? null;
        const photo = await this.create({ received, name, fields, city, viewer }, tx);
        await alsoStore(photo.id, tx);
        return { ...presentAdminPhoto(photo), sameScanAs, sameNumberAs: await findSameNumberAs(photo, tx) };
      });
    } finally {
      await received.discard();
    }
  }

  /**
   * Creates a hidden photo in status `processing`, in the transaction of a member's proposal. The caller discards the image.
   * @throws DomainError validation_failed, scan_removed
   */
  async propose(
    image: UploadedImage,
    fields: PhotoFields,
    by: { viewer: Viewer; creditsContributor: boolean },
    tx: EntityManager,
  ): Promise<PhotoRow> {
    checkPhotoMetadata(fields);
    await assertScanNotRemoved(image.received.sha256, tx);
    const name = originalName(image.originalname);
    return this.create({ received: image.received, name, fields, city: null, ...by }, tx);
  }

  private async create(
    { received, name, fields, city, viewer, creditsContributor = null }: UploadedScan,
    tx: EntityManager,
  ): Promise<PhotoRow> {
    const {
      tagIds = [],
      entityIds = [],
      fondsId = null,
      frontId = null,
      status = 'draft',
      confirmRemovedScan = false,
      deliveryPath,
      ...metadata
    } = fields;
    const path = deliveryPathOf(deliveryPath);
    await lockContent(received.sha256, tx);
    await this.links.check({ tagIds, entityIds }, tx);
    await checkFondsIds([fondsId ?? []].flat(), tx);
    if (frontId !== null) await checkFront(frontId, null, tx);
    await received.store();

    const proposed = city === null;
    const titles = frontId !== null && !metadata.title ? await findTitles(frontId, tx) : {};
    const photo: NewPhoto = {
      ...withCompleteDate(withTitle({ ...metadata, ...titles }), noDate),
      status: 'processing',
      proposed,
      fondsId,
      frontId,
      wantedStatus: frontId !== null ? 'back' : proposed ? 'draft' : status,
      creditsContributor,
      approvedScan: confirmRemovedScan && isAmong(viewer, 'moderators') ? received.sha256 : null,
      originalSha256: received.sha256,
      originalName: name,
      deliveryPath: path,
      originalType: received.type,
      originalBytes: String(received.bytes),
      uploadedBy: viewer.kind === 'user' ? viewer.userId : null,
    };
    const [created] = await this.newPhotos.create(
      [{ photo, links: { tagIds, entityIds } }],
      city,
      { source: proposed ? 'contribution' : 'api', viewer },
      tx,
    );
    return created!;
  }
}

/** In every language. */
async function findTitles(photoId: number, tx: EntityManager): Promise<Partial<Localized<'title'>>> {
  const [titles] = await tx.query<Localized<'title'>[]>(
    `select ${selectLocalized('title')} from photos where id = $1`,
    [photoId],
  );
  return titles ?? {};
}

interface UploadedScan {
  received: ReceivedImage;
  name: string;
  fields: PhotoFields;
  /** First part of the slug; null for a proposed photo, which gets a hidden slug. */
  city: string | null;
  viewer: Viewer;
  /** Only of a proposed photo: whether its contributor wants to be named. */
  creditsContributor?: boolean | null;
}
