import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Doorbell } from './doorbell.js';
import { PostgresEngine } from './postgres-engine.js';
import { QueueEngine } from './queue-engine.js';
import { QueueHealth } from './queue-health.js';
import { RedisEngine } from './redis-engine.js';

/** After the requests and the works have ended, since both may still ring. */
@Injectable()
class QueueShutdown implements OnApplicationShutdown {
  constructor(private readonly engine: QueueEngine) {}

  async onApplicationShutdown(): Promise<void> {
    await this.engine.close();
  }
}

/** One queue library, two engines: Redis where the operator names one, else PostgreSQL. */
@Global()
@Module({
  providers: [
    {
      provide: QueueEngine,
      inject: [Config],
      useFactory: ({ redisUrl, databaseUrl }: Config): QueueEngine =>
        redisUrl ? new RedisEngine(redisUrl) : new PostgresEngine(databaseUrl ?? ''),
    },
    Doorbell,
    QueueHealth,
    QueueShutdown,
  ],
  exports: [QueueEngine, Doorbell, QueueHealth],
})
export class QueueModule {}
