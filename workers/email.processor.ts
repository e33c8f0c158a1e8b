import { Injectable } from '@nestjs/common';
import { EmailDelivery } from '../src/platform/email/email-delivery.js';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';

@Injectable()
export class EmailProcessor {
  constructor(handlers: WorkHandlers, mails: EmailDelivery) {
    handlers.register({ kind: 'mail', concurrency: 2, run: (_id, work) => mails.deliver(work) });
  }
}
