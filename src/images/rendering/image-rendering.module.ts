import { Module } from '@nestjs/common';
import { ImageProcesses } from './image-processes.js';
import { ImageRendering } from './image-rendering.js';

/** Renditions are made in the worker process, images on request in the web process. */
@Module({ providers: [ImageProcesses, ImageRendering], exports: [ImageProcesses, ImageRendering] })
export class ImageRenderingModule {}
