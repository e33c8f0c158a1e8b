import { Controller, type MessageEvent, Sse } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { Operation } from '../platform/http/operation.decorator.js';
import { PhotoEvents } from './photo-events.js';

@Controller('admin/events')
export class PhotoEventsController {
  constructor(private readonly events: PhotoEvents) {}

  /** Server-sent events: `photo` with `{id, status, failure}` whenever a photo enters another state. */
  @Sse()
  @Operation('adminPhotos.events')
  stream(): Observable<MessageEvent> {
    return this.events.stream();
  }
}
