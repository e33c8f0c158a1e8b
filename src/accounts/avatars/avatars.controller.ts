import { Controller, Param, UploadedFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Avatar } from '../../contract/user.js';
import type { Viewer } from '../../contract/access.js';
import type { UploadedImage } from '../../images/upload/multer-image-storage.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AvatarLimits } from './avatar-limits.js';
import { AvatarsService } from './avatars.service.js';

@Controller()
export class AvatarsController {
  constructor(private readonly avatars: AvatarsService) {}

  /** The status of the caller's last upload. Once `ready`, it is the `profileImageUrl` of the user. */
  @Operation('users.avatar')
  get(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<Avatar> {
    return this.avatars.get(params, viewer);
  }

  /** Uploads an avatar of up to 20 MB. Its renditions are made in the background. */
  @Operation('account.uploadAvatar')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['image'], properties: { image: { type: 'string', format: 'binary' } } },
  })
  @UseGuards(AvatarLimits)
  @UseInterceptors(FileInterceptor('image'))
  upload(
    @Param() params: IdParamDto,
    @UploadedFile() image: UploadedImage | undefined,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Avatar> {
    return this.avatars.upload(params, image, viewer);
  }
}
