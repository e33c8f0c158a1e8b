import { Injectable } from '@nestjs/common';
import { EntityAudioService } from '../src/entities/audio/entity-audio.service.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

@Injectable()
export class WaveformProcessor {
  constructor(handlers: JobHandlers, audio: EntityAudioService) {
    handlers.register({
      kind: 'waveform',
      concurrency: 1,
      run: (entityId, { signal }) => audio.measure(entityId, signal),
    });
  }
}
