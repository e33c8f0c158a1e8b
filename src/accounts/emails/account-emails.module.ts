import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { AccountEmails } from './account-emails.js';

@Module({ imports: [SettingsModule], providers: [AccountEmails], exports: [AccountEmails] })
export class AccountEmailsModule {}
