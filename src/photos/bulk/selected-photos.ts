import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type { BulkSelection } from '../../contract/bulk-edit.js';
import type { AdminPhotoSort } from '../../contract/admin-photo.js';
import { PhotoLicences } from '../admin/photo-licences.js';
import { PhotoTexts } from '../admin/photo-texts.js';
import { SettingsService } from '../../settings/settings.service.js';
import { BulkEditsRepository } from './bulk-edits.repository.js';

/** Photos that somebody has selected, one by one or by a filter of the list. */
@Injectable()
export class SelectedPhotos {
  constructor(
    private readonly photos: BulkEditsRepository,
    private readonly texts: PhotoTexts,
    private readonly licences: PhotoLicences,
    private readonly settings: SettingsService,
  ) {}

  /** Their ids, ascending or in an order of the list; one more than `bulkEditLimits.photos` where there are more than that; proposed photos are left out. */
  async find(selection: BulkSelection, viewer: Viewer, sortBy?: AdminPhotoSort): Promise<number[]> {
    const { filter } = selection;
    const viewerId = viewer.kind === 'user' ? viewer.userId : null;
    const text = await this.texts.read(filter?.q);
    const licences = await this.licences.spellings(filter?.license);
    const { timeZone } = await this.settings.site();
    return this.photos.findSelected(selection, { text, licences, viewerId, timeZone }, sortBy);
  }
}
