import { Injectable, Logger } from '@nestjs/common';
import { EmailSources } from './email-sources.js';
import { EmailSender, EmailRefused } from './email-sender.js';

interface EmailJob {
  subject: string;
  subjectId: number;
  signal: AbortSignal;
}

/** Runs jobs of the kind `email`. */
@Injectable()
export class EmailDelivery {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly mailer: EmailSender,
    private readonly sources: EmailSources,
  ) {}

  /**
   * Has the mail written and hands it over. It may arrive twice, when the worker ends between the server's yes and its own.
   * @throws whatever may be better at the next attempt
   */
  async deliver({ subject, subjectId, signal }: EmailJob): Promise<void> {
    if (!this.mailer.enabled) return;
    const mail = await this.sources.get(subject)(subjectId);
    if (!mail) return;
    signal.throwIfAborted();
    try {
      await this.mailer.send(mail);
    } catch (error) {
      if (!(error instanceof EmailRefused)) throw error;
      // Without the address: logs are kept longer than accounts.
      this.logger.warn(`The mail about ${subject} ${subjectId} has no receiver.`);
    }
  }
}
