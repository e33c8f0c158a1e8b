import { type DynamicModule, Module } from '@nestjs/common';
import { AccountLettersModule } from '../src/auth/mails/account-letters.module.js';
import { ContactLettersModule } from '../src/contact/contact-letters.module.js';
import { ContributionLettersModule } from '../src/contributions/letters/contribution-letters.module.js';
import { AvatarImagesModule } from '../src/avatars/avatar-images.module.js';
import { EntityAudioModule } from '../src/entities/audio/entity-audio.module.js';
import { EntitiesModule } from '../src/entities/entities.module.js';
import { PhotoImagesModule } from '../src/photos/images/photo-images.module.js';
import { PhotosModule } from '../src/photos/photos.module.js';
import type { Config } from '../src/platform/config/config.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { WorkLoopModule } from '../src/platform/work/work-loop.module.js';
import { SearchModule } from '../src/search/search.module.js';
import { AvatarProcessor } from './avatar.processor.js';
import { CoverProcessor } from './cover.processor.js';
import { DerivativesProcessor } from './derivatives.processor.js';
import { IndexProcessor } from './index.processor.js';
import { MailProcessor } from './mail.processor.js';
import { PeaksProcessor } from './peaks.processor.js';
import { SweepProcessor } from './sweep.processor.js';

/** The composition root of the worker process: the same modules as the web process, and one processor a kind of work. */
@Module({})
export class WorkersModule {
  static of(config: Config): DynamicModule {
    return {
      module: WorkersModule,
      imports: [
        PlatformModule.of(config),
        WorkLoopModule,
        SearchModule,
        EntitiesModule,
        EntityAudioModule,
        PhotosModule,
        PhotoImagesModule,
        AccountLettersModule,
        AvatarImagesModule,
        ContactLettersModule,
        ContributionLettersModule,
      ],
      providers: [
        AvatarProcessor,
        CoverProcessor,
        DerivativesProcessor,
        IndexProcessor,
        MailProcessor,
        PeaksProcessor,
        SweepProcessor,
      ],
    };
  }
}
