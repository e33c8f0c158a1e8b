import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { type CaptionedPhoto, captionsAtOnce, type CaptionsQuery } from '../../contract/captions.js';
import { DomainError } from '../../contract/errors.js';
import { defaultPhotoSort } from '../../contract/photo.js';
import { SelectedPhotos } from '../bulk/selected-photos.js';
import { wantedOriginals } from '../originals/wanted-originals.js';
import { presentCaptionedPhoto } from './caption.presenter.js';
import { CaptionsRepository } from './captions.repository.js';

/** What contact sheets and labels say of selected photos. */
@Injectable()
export class CaptionsService {
  constructor(
    private readonly captions: CaptionsRepository,
    private readonly photos: SelectedPhotos,
  ) {}

  /**
   * All of them at once, drafts as well, in the order of the list.
   * @throws DomainError selection_empty, selection_too_large
   */
  async list({ sortBy = defaultPhotoSort, ...query }: CaptionsQuery, viewer: Viewer): Promise<CaptionedPhoto[]> {
    const { ids, filter, except } = wantedOriginals(query);
    const selected = await this.photos.find(ids ? { ids } : { filter, except }, viewer);
    if (selected.length > captionsAtOnce) throw new DomainError('selection_too_large');
    const rows = await this.captions.find(selected, sortBy);
    if (rows.length === 0) throw new DomainError('selection_empty');
    return rows.map(presentCaptionedPhoto);
  }
}
