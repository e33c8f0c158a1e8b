import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactEmails } from './contact-emails.js';
import { ContactMessageRow } from './contact-message.row.js';

@Module({ imports: [TypeOrmModule.forFeature([ContactMessageRow]), SettingsModule], providers: [ContactEmails] })
export class ContactEmailsModule {}
