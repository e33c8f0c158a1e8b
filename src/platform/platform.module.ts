import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { EmailModule } from './email/email.module.js';
import { ServiceLogger } from './service-logger.js';
import { StorageModule } from './storage/storage.module.js';

/** The modules that the web process and the workers both need. */
@Module({})
export class PlatformModule {
  static of(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      imports: [ConfigModule.of(config), DatabaseModule, StorageModule, EmailModule],
      providers: [ServiceLogger],
      exports: [ServiceLogger],
    };
  }
}
