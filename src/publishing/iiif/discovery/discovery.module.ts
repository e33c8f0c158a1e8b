import { Module } from '@nestjs/common';
import { OaiModule } from '../../oai/oai.module.js';
import { ActivitiesRepository } from './activities.repository.js';
import { DiscoveryController } from './discovery.controller.js';
import { DiscoveryService } from './discovery.service.js';

/** What has changed of the manifests, for those who keep copies of them. */
@Module({
  imports: [OaiModule],
  controllers: [DiscoveryController],
  providers: [ActivitiesRepository, DiscoveryService],
})
export class DiscoveryModule {}
