import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Paged } from '../contract/page.js';
import type { ContactMessage } from '../contract/contact.js';
import type { Viewer } from '../contract/access.js';
import { IdParamDto } from '../platform/http/id-param.dto.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { ContactAnswerFieldsDto } from './contact-fields.dto.js';
import { ContactMessageListQueryDto, ContactMessageReadDto } from './contact-message.dto.js';
import { ContactMessagesService } from './contact-messages.service.js';

@Controller()
export class ContactMessagesController {
  constructor(private readonly messages: ContactMessagesService) {}

  /** The messages of visitors, newest first. */
  @Operation('contactMessages.list')
  list(@Query() query: ContactMessageListQueryDto): Promise<Paged<ContactMessage>> {
    return this.messages.list(query);
  }

  /** Sets a message to read or unread. */
  @Operation('contactMessages.setRead')
  setRead(
    @Param() { id }: IdParamDto,
    @Body() { read }: ContactMessageReadDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ContactMessage> {
    return this.messages.setRead({ id, read }, viewer);
  }

  /** Sends an answer by mail, which quotes the message, and marks the message as read. */
  @Operation('contactMessages.answer')
  answer(
    @Param() { id }: IdParamDto,
    @Body() { subject, text }: ContactAnswerFieldsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ContactMessage> {
    return this.messages.answer({ id, subject, text }, viewer);
  }

  /** Deletes a message permanently. */
  @Operation('contactMessages.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.messages.remove(params, viewer);
  }
}
