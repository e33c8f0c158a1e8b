import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PhotoChangesModule } from '../photos/photo-changes.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PublicFormsModule } from '../public-forms/public-forms.module.js';
import { ReceiptThrottle } from './receipt-throttle.js';
import { RemovalRequestEntry } from './removal-request-entry.js';
import { RemovalRequestIntake } from './removal-request-intake.js';
import { RemovalRequestRow } from './removal-request.row.js';
import { RemovalRequestsController } from './removal-requests.controller.js';
import { RemovalRequestsRepository } from './removal-requests.repository.js';
import { RemovalRequestsService } from './removal-requests.service.js';
import { ResemblingRequestsService } from './resembling-requests.service.js';

/** Requests that a photo is removed from the archive, and the decisions on them. */
@Module({
  imports: [TypeOrmModule.forFeature([RemovalRequestRow]), PhotosModule, PhotoChangesModule, PublicFormsModule],
  controllers: [RemovalRequestsController],
  providers: [
    ReceiptThrottle,
    RemovalRequestEntry,
    RemovalRequestIntake,
    RemovalRequestsRepository,
    RemovalRequestsService,
    ResemblingRequestsService,
  ],
})
export class RemovalRequestsModule {}
