import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { PubSub } from './pub-sub.js';
import { connectionLimits, databaseOptions } from './database-options.js';

/** One connection pool per process. Each module registers its own row classes. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...databaseOptions(config.databaseUrl, config.databaseConnections, {
          ...connectionLimits,
          answerTimeoutMs: config.databaseAnswerMs,
        }),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [PubSub],
  exports: [PubSub],
})
export class DatabaseModule {}
