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
    private readonly sender: EmailSender,
    private readonly sources: EmailSources,
  ) {}

  /**
   * Builds the email and sends it. It may be sent twice, when the worker ends after the SMTP server has accepted it and
   * before the job is marked as done.
   * @throws any error that a later attempt may not have
   */
  async deliver({ subject, subjectId, signal }: EmailJob): Promise<void> {
    if (!this.sender.enabled) return;
    const email = await this.sources.get(subject)(subjectId);
    if (!email) return;
    signal.throwIfAborted();
    try {
      await this.sender.send(email);
    } catch (error) {
      if (!(error instanceof EmailRefused)) throw error;
      // The address is left out because logs may live longer than accounts.
      this.logger.warn(`The mail about ${subject} ${subjectId} has no receiver.`);
    }
  }
}
