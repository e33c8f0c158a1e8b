import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config.js';
import type { Email } from './email.js';

const patienceMs = 20_000;

/** The receiving server wants no such mail, today or tomorrow. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';
}

/** Hands emails to the SMTP server of `SMTP_URL`. Called by workers; to send one is to enqueue it (email-sources.ts). */
@Injectable()
export class EmailSender implements OnApplicationShutdown {
  private readonly transport: Transporter | null;
  private readonly from: string;

  constructor({ mail }: Config) {
    this.from = mail?.from ?? '';
    this.transport =
      mail &&
      createTransport({
        url: mail.smtpUrl,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
        // A mail is what it says: nothing in it makes the server read a file or ask another one.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
  }

  /** False where no SMTP server is named: emails are then neither enqueued nor sent. */
  get enabled(): boolean {
    return this.transport !== null;
  }

  /**
   * Resolves when the server has taken the mail.
   * @throws EmailRefused when no second attempt would help; anything else may pass
   */
  async send({ to, replyTo, ...content }: Email): Promise<void> {
    if (!this.transport) throw new Error('Mails cannot be sent: SMTP_URL is not set.');
    try {
      await this.transport.sendMail({
        ...content,
        from: this.from,
        // As objects, so that nothing within them is read as a second address.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // Machines that answer mails leave this one alone (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isRefusal(error) ? new EmailRefused(String((error as Error).message), { cause: error }) : error;
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

/** The server knows no such mailbox (5xx to RCPT TO). That it refuses us, or is out of order, is another matter. */
const isRefusal = (error: unknown): boolean => {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
};
