import { Global, Module } from '@nestjs/common';
import { EmailDelivery } from './email-delivery.js';
import { EmailSources } from './email-sources.js';
import { EmailSender } from './email-sender.js';

@Global()
@Module({ providers: [EmailSender, EmailSources, EmailDelivery], exports: [EmailSender, EmailSources, EmailDelivery] })
export class EmailModule {}
