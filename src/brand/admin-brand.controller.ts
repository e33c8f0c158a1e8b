import { Controller, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { BrandImage } from '../contract/brand.js';
import { DomainError } from '../contract/errors.js';
import type { UploadedImage } from '../images/upload/multer-image-storage.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { BrandImagesService } from './brand-images.service.js';

@ApiTags('Settings')
@Controller()
export class AdminBrandController {
  constructor(private readonly images: BrandImagesService) {}

  /**
   * Makes a logo and icons of an image: PNG, WebP or JPEG, up to 5 MB and 16 megapixels. They are public once the settings name
   * the answer, which must be within a day.
   */
  @Operation('adminSettings.uploadBrandImage')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['image'], properties: { image: { type: 'string', format: 'binary' } } },
  })
  @UseInterceptors(FileInterceptor('image'))
  async upload(@UploadedFile() uploaded: UploadedImage | undefined): Promise<BrandImage> {
    if (!uploaded) throw new DomainError('image_missing');
    return this.images.make(uploaded.received);
  }
}
