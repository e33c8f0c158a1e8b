import { Controller, type MessageEvent, Req, Sse } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { LastingAccess } from '../../accounts/sessions/lasting-access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { PhotoEvents } from './photo-events.js';

@ApiTags('AdminPhotos')
@Controller()
export class PhotoEventsController {
  constructor(
    private readonly events: PhotoEvents,
    private readonly access: LastingAccess,
  ) {}

  /** Server-sent events: `photo` with `{id, status, failure}` whenever a photo enters another state. */
  @Operation('adminPhotos.events')
  @Sse()
  @ApiProduces('text/event-stream')
  stream(@Req() request: Request): Observable<MessageEvent> {
    return this.events.stream(() => this.access.isAmong(request, 'editors'));
  }
}
