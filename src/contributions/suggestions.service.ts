import { Injectable } from '@nestjs/common';
import { MemberThrottle } from '../accounts/throttling/member-throttle.js';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import type { Contribution, Suggestion } from '../contract/contribution.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { SettingsService } from '../settings/settings.service.js';
import { presentContribution } from './contribution.presenter.js';
import { ContributionsRepository } from './contributions.repository.js';
import { ContributionKinds } from './kinds/contribution-kinds.js';
import { PhotoValues } from './kinds/photo-values.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/** What members suggest about photos of the archive: everything that is not a photo. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly kinds: ContributionKinds,
    private readonly photos: PhotoValues,
    private readonly recorder: ChangeRecorder,
    private readonly throttle: MemberThrottle,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Creates a pending correction or memory of a published photo. A member can have one for each field and language of a
   * photo, and one memory.
   * @throws DomainError photo_not_found, validation_failed, contribution_same_value, contribution_pending,
   *   contributions_full, too_many_requests
   */
  async suggest(suggestion: Suggestion, viewer: Viewer): Promise<Contribution> {
    const userId = memberIdOf(viewer);
    await this.throttle.take('suggestion', userId);
    const { photoId, note = null, source = null } = suggestion;
    return this.contributions.transaction(async (tx) => {
      const pending = await this.contributions.countPending(userId, tx);
      const photo = await this.photos.getPublished(photoId, tx);
      const values = this.kinds.suggested(suggestion.fieldName).columnsOf(photo, suggestion);
      const full = pending.suggestions >= limits.contributions.pendingSuggestions;
      const id = full ? null : await this.contributions.insert({ userId, photoId, ...values, note, source }, tx);
      if (id === null) throw new DomainError(full ? 'contributions_full' : 'contribution_pending');
      await this.recorder.created(
        'contribution.record',
        { id, after: { photoId, fieldName: values.fieldName, language: values.language } },
        { source: 'contribution', viewer, contributionId: id },
        tx,
      );
      const stored = (await this.contributions.find(id, userId, tx))!;
      return presentContribution(stored, await this.settings.publicWidths());
    });
  }
}
