import { Injectable } from '@nestjs/common';
import { EmailDelivery } from '../src/platform/email/email-delivery.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

@Injectable()
export class EmailProcessor {
  constructor(handlers: JobHandlers, emails: EmailDelivery) {
    handlers.register({ kind: 'email', concurrency: 2, run: (_id, job) => emails.deliver(job) });
  }
}
