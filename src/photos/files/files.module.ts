import { Module } from '@nestjs/common';
import { FileUses } from './file-uses.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';

@Module({ controllers: [FilesController], providers: [FilesService, FileUses] })
export class FilesModule {}
