import { type Avatar, avatarStatuses, type AvatarStatus } from '../../contract/user.js';
import { ApiProperty } from '@nestjs/swagger';

export class AvatarDto implements Avatar {
  @ApiProperty({ enum: avatarStatuses })
  status: AvatarStatus;
  /** Why the last upload could not be shown: a code of the catalogue. */
  failure: string | null;
}
