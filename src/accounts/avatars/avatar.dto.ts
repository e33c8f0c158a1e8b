import { type Avatar, avatarStatuses, type AvatarStatus } from '../../contract/user.js';
import { ApiProperty } from '@nestjs/swagger';

export class AvatarDto implements Avatar {
  @ApiProperty({ enum: avatarStatuses })
  status: AvatarStatus;
  /** Why processing the last upload failed: an error code. */
  failure: string | null;
}
