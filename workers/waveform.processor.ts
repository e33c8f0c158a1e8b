import { Injectable } from '@nestjs/common';
import { EntityAudioService } from '../src/entities/audio/entity-audio.service.js';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';

@Injectable()
export class WaveformProcessor {
  constructor(handlers: WorkHandlers, audio: EntityAudioService) {
    handlers.register({
      kind: 'peaks',
      concurrency: 1,
      run: (entityId, { signal }) => audio.measure(entityId, signal),
    });
  }
}
