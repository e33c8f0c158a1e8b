import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicFormsModule } from '../public-forms/public-forms.module.js';
import { ContactAnswerRow } from './contact-answer.row.js';
import { ContactController } from './contact.controller.js';
import { ContactMessageRow } from './contact-message.row.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactService } from './contact.service.js';

/** The contact form and the messages that visitors send with it. */
@Module({
  imports: [PublicFormsModule, TypeOrmModule.forFeature([ContactAnswerRow, ContactMessageRow])],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactMessagesRepository, ContactMessagesService, ContactService],
  exports: [ContactMessagesService],
})
export class ContactModule {}
