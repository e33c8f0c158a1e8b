import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotoChangesModule } from '../photos/photo-changes.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { RemovalRequestData } from './removal-request-data.js';
import { RemovalRequestForm } from './removal-request-form.js';
import { RemovalRequestIntake } from './removal-request-intake.js';
import { RemovalRequestRow } from './removal-request.row.js';
import { RemovalRequestsController } from './removal-requests.controller.js';
import { RemovalRequestsRepository } from './removal-requests.repository.js';
import { RemovalRequestsService } from './removal-requests.service.js';
import { RemovalThrottle } from './removal-throttle.js';

/** Requests that a photo is removed from the archive, and the decisions on them. */
@Module({
  imports: [TypeOrmModule.forFeature([RemovalRequestRow]), PhotosModule, PhotoChangesModule],
  controllers: [RemovalRequestsController],
  providers: [
    RemovalRequestData,
    RemovalRequestForm,
    RemovalRequestIntake,
    RemovalRequestsRepository,
    RemovalRequestsService,
    RemovalThrottle,
  ],
})
export class RemovalRequestsModule {}
