import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { ContributionEmails } from './contribution-emails.js';

@Module({ imports: [SettingsModule], providers: [ContributionEmails] })
export class ContributionEmailsModule {}
