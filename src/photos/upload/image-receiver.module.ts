import { Module } from '@nestjs/common';
import { ImageReceiver } from './image-receiver.js';

@Module({ providers: [ImageReceiver], exports: [ImageReceiver] })
export class ImageReceiverModule {}
