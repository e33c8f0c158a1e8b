import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import { DomainError } from '../contract/errors.js';
import { emailTexts } from '../platform/texts/email-texts.js';
import type { Language } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import type { SiteSettings } from '../contract/settings.js';
import type { MailTest } from '../contract/system.js';
import { MemberThrottle } from '../accounts/throttling/member-throttle.js';
import { UsersService } from '../accounts/users/users.service.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { emailOf, type EmailTemplate } from '../platform/email/email-template.js';
import { fillText } from '../platform/texts/fill-text.js';
import { SettingsService } from '../settings/settings.service.js';

/** Sends a mail at once and not by a job, because an administrator wants to know what the SMTP server says. */
@Injectable()
export class MailTestService {
  constructor(
    private readonly users: UsersService,
    private readonly throttle: MemberThrottle,
    private readonly emailSender: EmailSender,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Sends a mail to the viewer's own address.
   * @throws DomainError `mail_unavailable` without an SMTP server, `too_many_requests`
   */
  async run(viewer: Viewer, language: Language): Promise<MailTest> {
    if (!this.emailSender.enabled) throw new DomainError('mail_unavailable');
    const userId = memberIdOf(viewer);
    await this.throttle.take('mail-test', userId);
    const [user, site] = await Promise.all([this.users.findById(userId), this.settings.site()]);
    if (!user) throw new DomainError('sign_in_required');
    const to = user.email;
    const content = compose(site, language);
    return this.emailSender.send(emailOf(content, to)).then(
      (answer) => ({ to, isAccepted: true, answer }),
      (error: unknown) => ({ to, isAccepted: false, answer: answerOf(error) }),
    );
  }
}

function compose(site: SiteSettings, language: Language): EmailTemplate {
  const siteName = localized(site, 'siteName', language);
  const { subject, text, footer } = emailTexts[language].test;
  const filled = (words: string): string => fillText(words, { site: siteName });
  return {
    language,
    siteName,
    accent: site.accent.light,
    heading: filled(subject),
    paragraphs: [filled(text)],
    footer: filled(footer),
  };
}

/** The words of the server where it has answered; else why it could not be reached. */
function answerOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { response, message } = cause as { response?: string; message?: string };
  return response ?? message ?? String(cause);
}
