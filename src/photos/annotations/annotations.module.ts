import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnnotationRow } from './annotation.row.js';
import { AnnotationsController } from './annotations.controller.js';
import { AnnotationsRepository } from './annotations.repository.js';
import { AnnotationsService } from './annotations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AnnotationRow])],
  controllers: [AnnotationsController],
  providers: [AnnotationsRepository, AnnotationsService],
  exports: [AnnotationsRepository, AnnotationsService],
})
export class AnnotationsModule {}
