import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isAmong, type Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import type { Contribution, ContributionEdit, ContributionListQuery } from '../contract/contribution.js';
import { MemberThrottle } from '../accounts/throttling/member-throttle.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { SettingsService } from '../settings/settings.service.js';
import { presentContribution, presentToModerator } from './contribution.presenter.js';
import type { ContributionRow } from './contribution.row.js';
import { type ContributionRecord, ContributionsRepository } from './contributions.repository.js';
import { ContributionKinds } from './kinds/contribution-kinds.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/** Lists contributions, and lets members change and withdraw their own pending ones. */
@Injectable()
export class ContributionsService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly kinds: ContributionKinds,
    private readonly recorder: ChangeRecorder,
    private readonly throttle: MemberThrottle,
    private readonly settings: SettingsService,
  ) {}

  /** The caller's own, newest first; for an administrator everybody's, unless `mine` is asked for. */
  async list(query: ContributionListQuery, viewer: Viewer): Promise<Contribution[]> {
    const { status, photoId, offset, limit = limits.contributions.listDefault } = query;
    const userId = query.mine ? memberIdOf(viewer) : visibleOwner(viewer);
    const rows = await this.contributions.list({ userId, status, photoId, limit, offset });
    return rows.map(await this.presenterFor(viewer));
  }

  /** @throws DomainError contribution_not_found, also for somebody else's */
  async byId({ id }: { id: number }, viewer: Viewer): Promise<Contribution> {
    const present = await this.presenterFor(viewer);
    return present(foundOrThrow(await this.contributions.find(id, visibleOwner(viewer))));
  }

  /**
   * Changes one of the viewer's own pending contributions.
   * @throws DomainError contribution_not_found, contribution_already_decided, validation_failed, contribution_same_value,
   *   photo_not_found, too_many_requests
   */
  async change({ id, ...edit }: { id: number } & ContributionEdit, viewer: Viewer): Promise<Contribution> {
    await this.throttle.take('edit', memberIdOf(viewer));
    await this.withOwnPending(id, viewer, async (row, tx) => {
      await this.kinds.of(row).edit(row, edit, viewer, tx);
    });
    return this.byId({ id }, viewer);
  }

  /**
   * Deletes one of the viewer's own pending contributions, with the photo of a proposal.
   * @throws DomainError contribution_not_found, contribution_already_decided
   */
  async withdraw({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.withOwnPending(id, viewer, async (row, tx) => {
      await this.contributions.remove(id, tx);
      await this.kinds.of(row).withdraw?.(row, viewer, tx);
      await this.recorder.removed(
        'contribution.record',
        { id },
        { source: 'contribution', viewer, contributionId: id },
        tx,
      );
    });
  }

  private async presenterFor(viewer: Viewer): Promise<(row: ContributionRecord) => Contribution> {
    if (isAmong(viewer, 'moderators')) return presentToModerator;
    const widthOf = await this.settings.publicWidths();
    return (row) => presentContribution(row, widthOf);
  }

  private async withOwnPending(
    id: number,
    viewer: Viewer,
    change: (row: ContributionRow, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.contributions.transaction(async (tx) => {
      const row = foundOrThrow(await this.contributions.findLocked(id, tx));
      if (row.userId !== memberIdOf(viewer)) throw new DomainError('contribution_not_found');
      if (row.status !== 'pending') throw new DomainError('contribution_already_decided');
      await change(row, tx);
    });
  }
}

/** The user id to which a viewer's view is limited; null for administrators, who see everybody's contributions. */
const visibleOwner = (viewer: Viewer): number | null => (isAmong(viewer, 'moderators') ? null : memberIdOf(viewer));

function foundOrThrow<Row>(row: Row | null): Row {
  if (!row) throw new DomainError('contribution_not_found');
  return row;
}
