import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactAnswerRow } from './contact-answer.row.js';
import { ContactController } from './contact.controller.js';
import { ContactData } from './contact-data.js';
import { ContactForm } from './contact-form.js';
import { ContactMessageRow } from './contact-message.row.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactMessagesService } from './contact-messages.service.js';
import { ContactService } from './contact.service.js';
import { ContactThrottle } from './contact-throttle.js';

/** The contact form and the messages that visitors send with it. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactAnswerRow, ContactMessageRow])],
  controllers: [ContactController, ContactMessagesController],
  providers: [
    ContactData,
    ContactForm,
    ContactMessagesRepository,
    ContactMessagesService,
    ContactService,
    ContactThrottle,
  ],
  exports: [ContactMessagesService],
})
export class ContactModule {}
