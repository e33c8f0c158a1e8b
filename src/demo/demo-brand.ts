import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BrandImagesService } from '../brand/brand-images.service.js';
import type { Brand } from '../contract/brand.js';
import { Storage } from '../platform/storage/storage.js';

/** The demo's logo and icon: a folder of `logo-light.png`, `logo-dark.png` and `icon.png`. */
@Injectable()
export class DemoBrand {
  constructor(
    private readonly storage: Storage,
    private readonly images: BrandImagesService,
  ) {}

  /** Stores the images and makes their files. */
  async store(folder: string): Promise<Brand> {
    const files = ['logo-light.png', 'logo-dark.png', 'icon.png'];
    const staged = await Promise.all(files.map((name) => this.storage.stage(createReadStream(join(folder, name)))));
    const [light, dark, icon] = await this.images.makeAll(staged);
    return { logo: { light: light!, dark: dark!, carriesName: false }, icon: icon! };
  }
}
