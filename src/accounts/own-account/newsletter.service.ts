import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type { NewsletterChoice, NewsletterConsent } from '../../contract/user.js';
import { type Consent, Consents } from '../registration/consents.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import { UsersRepository } from '../users/users.repository.js';
import { assertOwnAccount } from './assert-own-account.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

/** The consent to the newsletter. Withdrawing it is as easy as giving it (GDPR, article 7). */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly consents: Consents,
    private readonly users: UsersRepository,
    private readonly recorder: ChangeRecorder,
    private readonly throttle: MemberThrottle,
  ) {}

  /** @throws DomainError `not_your_account` */
  async get(key: { id: number }, viewer: Viewer): Promise<NewsletterConsent> {
    return presentNewsletter(await this.consents.findLast(assertOwnAccount(key, viewer), 'newsletter'));
  }

  /** Does nothing if the choice is the current one. @throws DomainError `not_your_account`, `too_many_requests` */
  async choose({ id, accepted }: { id: number } & NewsletterChoice, viewer: Viewer): Promise<NewsletterConsent> {
    const userId = assertOwnAccount({ id }, viewer);
    await this.throttle.take('newsletter', userId);
    return this.users.transaction(async (tx) => {
      await this.users.getLocked(userId, tx);
      const before = presentNewsletter(await this.consents.findLast(userId, 'newsletter', tx));
      if (before.accepted === accepted) return before;
      if (accepted) await this.consents.give(userId, ['newsletter'], tx);
      else await this.consents.withdraw(userId, 'newsletter', tx);
      await this.recorder.changed(
        'user.newsletter',
        { id: userId, after: { newsletter: accepted } },
        { source: 'api', viewer },
        tx,
      );
      return presentNewsletter(await this.consents.findLast(userId, 'newsletter', tx));
    });
  }
}

function presentNewsletter(consent: Consent | null): NewsletterConsent {
  const since = consent && (consent.withdrawnAt ?? consent.givenAt);
  return { accepted: consent !== null && consent.withdrawnAt === null, since: since?.toISOString() ?? null };
}
