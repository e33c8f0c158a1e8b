import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';
import { recordLimits } from '../contract/record-limits.js';
import { Config } from '../platform/config/config.js';
import { EmailSender } from '../platform/email/email-sender.js';

const megabyte = 1024 * 1024;

interface Held {
  /** Whether the address is known to be the member's, or the account works in the archive. */
  isKnown: boolean;
  proposals: number;
  bytes: number;
}

/** How much of the disk a member's proposals may take up until they are decided. */
@Injectable()
export class ProposalQuota {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly emailSender: EmailSender,
  ) {}

  /**
   * Whether one more file of so many bytes may wait. Who has not confirmed an address may keep little: accounts cost nothing.
   * @throws DomainError address_unconfirmed, proposals_quota_full
   */
  async check(userId: number, bytes: number, tx: EntityManager = this.dataSource.manager): Promise<void> {
    const held = await this.find(userId, tx);
    const { unconfirmed } = recordLimits;
    const isLimited = !held.isKnown && this.emailSender.enabled;
    if (isLimited && (held.proposals >= unconfirmed.proposals || held.bytes + bytes > unconfirmed.bytes))
      throw new DomainError('address_unconfirmed');
    if (held.bytes + bytes > this.config.proposalsQuotaMb * megabyte) throw new DomainError('proposals_quota_full');
  }

  private async find(userId: number, tx: EntityManager): Promise<Held> {
    const [held] = await tx.query<Held[]>(
      `select u.email_verified_at is not null or u.role <> 'member' as "isKnown", count(c.id)::int as proposals,
         coalesce(sum(p.original_bytes), 0)::float as bytes
       from users u
       left join contributions c on c.user_id = u.id and c.status = 'pending' and c.photo_id is null
       left join photos p on p.id = c.proposed_photo_id
       where u.id = $1 group by u.id`,
      [userId],
    );
    return held ?? { isKnown: true, proposals: 0, bytes: 0 };
  }
}
