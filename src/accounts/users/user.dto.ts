import { ApiProperty } from '@nestjs/swagger';
import { type Role, roles } from '../../contract/roles.js';
import type { User } from '../../contract/user.js';
import { ConfirmationDto } from '../institution/institution.dto.js';

export class UserDto implements User {
  id: number;
  email: string;
  displayName: string | null;
  username: string;
  profileImageUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
  @ApiProperty({ enum: roles })
  role: Role;
  /** Whether the role is that of an administrator. */
  isAdmin: boolean;
  /** Of the staff without the second factor that the settings ask of it: has a member's rights only. Otherwise left out. */
  @ApiProperty({ type: 'boolean', enum: [true], required: false })
  lacksSecondFactor?: true;
  /** Of an account without a password: where its owner confirms critical changes. Otherwise left out. */
  confirmation?: ConfirmationDto;
}
