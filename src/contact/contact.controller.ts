import { Body, Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Operation } from '../platform/http/operation.decorator.js';
import type { Viewer } from '../contract/access.js';
import { requestLanguage } from '../platform/http/request-language.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { ContactFieldsDto, ContactSentDto } from './contact-fields.dto.js';
import { ContactService } from './contact.service.js';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Sends a message to the archive. */
  @Operation('contact.send')
  send(
    @Body() fields: ContactFieldsDto,
    @Req() request: Request,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ContactSentDto> {
    return this.contact.send(fields, { address: request.ip ?? '', language: requestLanguage(request), viewer });
  }
}
