import { Global, Module } from '@nestjs/common';
import { MailDelivery } from './mail-delivery.js';
import { MailSources } from './mail-sources.js';
import { Mailer } from './mailer.js';

@Global()
@Module({ providers: [Mailer, MailSources, MailDelivery], exports: [Mailer, MailSources, MailDelivery] })
export class MailModule {}
