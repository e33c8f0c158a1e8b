import { Controller, type MessageEvent, Sse } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Operation } from '../../platform/http/operation.decorator.js';
import { PhotoEvents } from './photo-events.js';

@ApiTags('AdminPhotos')
@Controller()
export class PhotoEventsController {
  constructor(private readonly events: PhotoEvents) {}

  /** Server-sent events: `photo` with `{id, status, failure}` whenever a photo enters another state. */
  @Operation('adminPhotos.events')
  @Sse()
  @ApiProduces('text/event-stream')
  stream(): Observable<MessageEvent> {
    return this.events.stream();
  }
}
