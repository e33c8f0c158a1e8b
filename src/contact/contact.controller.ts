import { Body, Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { ContactSent } from '../contract/contact.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { ContactFieldsDto } from './contact-fields.dto.js';
import { ContactService } from './contact.service.js';

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  /** Sends a message to the archive. */
  @Operation('contact.send')
  send(@Body() fields: ContactFieldsDto, @Req() request: Request): Promise<ContactSent> {
    return this.contact.send(fields, request);
  }
}
