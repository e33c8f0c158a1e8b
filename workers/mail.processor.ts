import { Injectable } from '@nestjs/common';
import { MailDelivery } from '../src/platform/mail/mail-delivery.js';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';

@Injectable()
export class MailProcessor {
  constructor(handlers: WorkHandlers, mails: MailDelivery) {
    handlers.register({ kind: 'mail', concurrency: 2, run: (_id, work) => mails.deliver(work) });
  }
}
