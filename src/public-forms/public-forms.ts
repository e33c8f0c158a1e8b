import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { type Language, withLanguage } from '../contract/languages.js';
import { Config } from '../platform/config/config.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { fieldText, PageForms } from '../platform/http/page-forms.js';
import { requestLanguage } from '../platform/http/request-language.js';
import { validated } from '../platform/http/validated.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';
import { addressKey, sharedLimiter, takePoint } from '../platform/throttling/limiters.js';

/** The sender of a form: IP address, language of the page, and viewer. */
interface Sender {
  address: string;
  language: Language;
  viewer: Viewer;
}

/** What is stored of the sender, besides what they have written. */
export interface SenderColumns {
  /** The signed-in sender; null for anonymous visitors. */
  userId: number | null;
  language: Language;
  /** Probably spam: the honeypot field was filled in. */
  suspicious: boolean;
}

/** The fields of a form that any visitor may send, without its honeypot. */
type Written<Fields> = Omit<Fields, 'website'>;

/** A form that any visitor may send to the archive: by the API, or without scripts to the address of its page. */
export interface PublicForm<Fields extends { website?: string }, Sent> {
  /** The address of its page, without the language. */
  path: string;
  /** Validates what was sent. */
  dto: new () => Fields;
  /** The fields that a refused form shows again, and those that it does not, without the honeypot. */
  fields: { shownAgain: readonly (keyof Fields & string)[]; others?: readonly (keyof Fields & string)[] };
  /** How often one IP address may send it in an hour, over all processes, and under which name this is counted. */
  limit: { name: string; perHour: number };
  /** Stores what was written. @param isMailed whether emails about it are to be sent */
  receive(written: Written<Fields>, sender: SenderColumns, isMailed: boolean): Promise<Sent>;
  /** Where a visitor without scripts is redirected, without the language. */
  sentPath(sent: Sent): string;
}

/** Accepts a form that was sent to the API. */
export type Accept<Fields, Sent> = (fields: Fields, request: Request) => Promise<Sent>;

const hour = 60 * 60;

/**
 * The forms that any visitor may send. After a successful answer what was written is stored. Something suspicious is stored too,
 * listed separately and answered like anything else, because a browser's autofill may have filled in the honeypot; it sends
 * no emails.
 */
@Injectable()
export class PublicForms {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly pageForms: PageForms,
    private readonly emailSender: EmailSender,
  ) {}

  /** The result throws what `receive` throws, and DomainError `contact_throttled` with the time to wait. */
  register<Fields extends { website?: string }, Sent>(form: PublicForm<Fields, Sent>): Accept<Fields, Sent> {
    const limiter = sharedLimiter(this.dataSource, {
      keyPrefix: form.limit.name,
      points: form.limit.perHour,
      duration: hour,
      // Beyond the limit, requests of that address cost no more queries.
      inMemoryBlockOnConsumed: form.limit.perHour + 1,
    });
    const accept = async ({ website, ...written }: Fields, { address, language, viewer }: Sender): Promise<Sent> => {
      if (this.config.rateLimit) await takePoint(limiter, addressKey(address), 'contact_throttled');
      const suspicious = Boolean(website);
      const userId = viewer.kind === 'user' ? viewer.userId : null;
      return form.receive(written, { userId, language, suspicious }, this.emailSender.enabled && !suspicious);
    };
    const { shownAgain, others = [] } = form.fields;
    const names = [...shownAgain, ...others, 'website'];
    this.pageForms.register(form.path, {
      submit: async ({ request, language, fields }) => {
        const sent = Object.fromEntries(names.map((name) => [name, fields[name]]));
        const answer = await accept(validated(form.dto, sent, 'body'), senderOf(request, language));
        return withLanguage(language, form.sentPath(answer));
      },
      keepValues: (fields) => Object.fromEntries(shownAgain.map((name) => [name, fieldText(fields, name)])),
    });
    return (fields, request) => accept(fields, senderOf(request, requestLanguage(request)));
  }
}

const senderOf = (request: Request, language: Language): Sender => ({
  address: request.ip ?? '',
  language,
  viewer: viewerOf(request),
});
