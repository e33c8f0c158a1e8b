import { Module } from '@nestjs/common';
import { ImageProcesses } from './image-processes.js';
import { ImageRendering } from './image-rendering.js';
import { MetadataProcesses } from './metadata-processes.js';
import { RenditionRenewal } from './rendition-renewal.js';

/** Renditions are made in the worker process, images on request in the web process. */
@Module({
  providers: [ImageProcesses, MetadataProcesses, ImageRendering, RenditionRenewal],
  exports: [ImageProcesses, ImageRendering, RenditionRenewal],
})
export class ImageRenderingModule {}
