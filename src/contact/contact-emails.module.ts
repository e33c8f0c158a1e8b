import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { ContactAnswerEmails } from './contact-answer-emails.js';
import { ContactAnswerRow } from './contact-answer.row.js';
import { ContactEmails } from './contact-emails.js';
import { ContactMessageRow } from './contact-message.row.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContactAnswerRow, ContactMessageRow]), SettingsModule],
  providers: [ContactAnswerEmails, ContactEmails],
})
export class ContactEmailsModule {}
