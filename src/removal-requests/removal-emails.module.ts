import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { RemovalEmails } from './removal-emails.js';

@Module({ imports: [SettingsModule], providers: [RemovalEmails] })
export class RemovalEmailsModule {}
