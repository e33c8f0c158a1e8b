import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { PubSub } from './pub-sub.js';
import { connectionLimits, databaseOptions } from './database-options.js';
import { SlowStatements } from './slow-statements.js';

/** What the connections need before there are any. */
@Module({ providers: [SlowStatements], exports: [SlowStatements] })
class StatementsModule {}

/** One connection pool per process. Each module registers its own row classes. */
@Global()
@Module({
  imports: [
    StatementsModule,
    TypeOrmModule.forRootAsync({
      imports: [StatementsModule],
      inject: [Config, SlowStatements],
      useFactory: (config: Config, slowStatements: SlowStatements) => ({
        ...databaseOptions(config.databaseUrl, config.databaseConnections, {
          ...connectionLimits,
          answerTimeoutMs: config.databaseAnswerMs,
          slowStatements,
        }),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [PubSub],
  exports: [PubSub, StatementsModule],
})
export class DatabaseModule {}
