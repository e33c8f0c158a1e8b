import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  from: string;
  to: string[];
  headers: string;
  subject: string;
  text: string;
  html: string;
}

/** A real SMTP server on this machine that accepts and stores every email. */
export class Mailbox {
  readonly emails: ReceivedEmail[] = [];
  /** Set to answer RCPT TO with this error instead of accepting the email. */
  refusal: { responseCode: number } | null = null;
  /** The addresses that were asked for, the refused ones included. */
  readonly attempts: string[] = [];

  private readonly server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      this.attempts.push(address);
      done(this.refusal && Object.assign(new Error('not now'), this.refusal));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        this.emails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parsed(Buffer.concat(chunks).toString('utf8')),
        });
        done();
      });
    },
  });

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => mailbox.server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** The newest email to an address; waits for it. */
  async emailTo(address: string, { count = 1 } = {}): Promise<ReceivedEmail> {
    for (let waitedMs = 0; waitedMs < 15_000; waitedMs += 25) {
      const found = this.emails.filter(({ to }) => to.includes(address));
      if (found.length >= count) return found.at(-1) as ReceivedEmail;
      await setTimeout(25);
    }
    throw new Error(`No email to ${address} has arrived.`);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** As much of MIME as nodemailer writes: two parts, their encoding, encoded words in the subject. */
function parsed(source: string): Pick<ReceivedEmail, 'headers' | 'subject' | 'text' | 'html'> {
  const [headers, body] = halves(source);
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => halves(part.replace(/^\r\n/, '')));
  const part = (type: string): string => {
    const [head, content] = parts.find(([partHead]) => partHead.includes(type)) ?? ['', ''];
    return decoded(content, /Content-Transfer-Encoding: (\S+)/i.exec(head)?.[1] ?? '7bit');
  };
  const subject = /^Subject: ((?:.|\r\n )*)/m.exec(headers)?.[1] ?? '';
  return { headers, subject: decodedWords(subject), text: part('text/plain'), html: part('text/html') };
}

const halves = (text: string): [string, string] => {
  const at = text.indexOf('\r\n\r\n');
  return [text.slice(0, at), text.slice(at + 4)];
};

function decoded(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(content) : content;
}

const quotedPrintable = (content: string): string =>
  Buffer.from(
    content
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const decodedWords = (subject: string): string =>
  subject
    .replace(/\r\n /g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replace(/_/g, ' ')),
    );
