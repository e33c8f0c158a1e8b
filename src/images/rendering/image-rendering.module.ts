import { Module } from '@nestjs/common';
import { ImageProcesses } from './image-processes.js';
import { ImageRendering } from './image-rendering.js';

/** For the worker process. */
@Module({ providers: [ImageProcesses, ImageRendering], exports: [ImageRendering] })
export class ImageRenderingModule {}
