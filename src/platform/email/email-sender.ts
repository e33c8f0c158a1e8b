import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config.js';
import type { Email } from './email.js';

const timeoutMs = 20_000;

/**
 * Emails contain links that set passwords, so they are not sent in clear to another host, unless `SMTP_URL` says so with
 * `?requireTLS=false` or `?ignoreTLS=true`. A name without a dot is a container or a machine of the same network.
 */
export const needsTls = ({ protocol, hostname, searchParams }: URL): boolean =>
  protocol === 'smtp:' &&
  hostname.includes('.') &&
  !isLocalAddress(hostname) &&
  searchParams.get('requireTLS') !== 'false' &&
  searchParams.get('ignoreTLS') !== 'true';

const isLocalAddress = (hostname: string): boolean =>
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$/.test(hostname) ||
  /\.(?:local|internal)$/.test(hostname);

/** The receiving server has refused the email for good. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';
}

/**
 * Sends emails to the SMTP server of `SMTP_URL`. For workers, and for the test of the server itself: everything else enqueues a
 * job (email-sources.ts).
 */
@Injectable()
export class EmailSender implements OnApplicationShutdown {
  private readonly transport: Transporter | null;
  private readonly from: string;

  constructor({ email }: Config) {
    this.from = email?.from ?? '';
    this.transport =
      email &&
      createTransport({
        url: email.smtpUrl,
        requireTLS: needsTls(new URL(email.smtpUrl)),
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        // No part of an email may be read from a file or fetched from a URL.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
  }

  /** False when no SMTP server is configured: emails are then neither enqueued nor sent. */
  get enabled(): boolean {
    return this.transport !== null;
  }

  /**
   * Resolves to the answer of the SMTP server when it has accepted the email.
   * @throws EmailRefused when another attempt cannot succeed; any other error may be temporary
   */
  async send({ to, replyTo, fromName, isWrittenByHand, ...content }: Email): Promise<string> {
    if (!this.transport) throw new Error('Emails cannot be sent: SMTP_URL is not set.');
    try {
      const { response } = (await this.transport.sendMail({
        ...content,
        from: this.from.includes('<') ? this.from : { name: fromName, address: this.from },
        // As objects, because nodemailer would split a string at commas into several addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // Automatic responders do not answer such an email (RFC 3834).
        ...(!isWrittenByHand && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      })) as { response: string };
      return response;
    } catch (error) {
      throw isRefusal(error) ? new EmailRefused(String((error as Error).message), { cause: error }) : error;
    }
  }

  /** Connects and signs in, without sending anything. @throws Error why the SMTP server cannot be used */
  async verify(): Promise<void> {
    await this.transport?.verify();
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}

/** True when the mailbox does not exist (5xx to RCPT TO); false when the server refuses us or is out of order. */
const isRefusal = (error: unknown): boolean => {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500;
};
