import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, Matches } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { limits } from '../../contract/limits.js';
import type { PhotoWithScan, ScanMatch } from '../../contract/upload.js';
import { SameScanDto } from '../admin/admin-photo.dto.js';

export class UploadIdParamDto {
  @Matches(/^[0-9a-f]{32}$/)
  uploadId: string;
}

export class ScanMatchQueryDto {
  /** SHA-256 of files in hexadecimal digits, separated by commas. */
  @ApiProperty({ type: 'string' })
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? [...new Set(value.split(',').map((part) => part.trim().toLowerCase()))] : value,
  )
  @ArrayMinSize(1)
  @ArrayMaxSize(limits.upload.matchesMax)
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  sha256: string[];
}

export class ScanMatchDto implements ScanMatch {
  /** SHA-256 of the file. */
  sha256: string;
  /** The first photo of the archive with the same scan, byte by byte. */
  @ApiProperty({ type: SameScanDto, nullable: true })
  photo: PhotoWithScan | null;
  /** An upload of the same file that the caller has begun and can continue. */
  uploadId: string | null;
  /** The scan was removed on request: an upload of it is refused, unless a moderator confirms it. */
  @ApiProperty({ enum: ['scan_removed'] })
  code?: 'scan_removed';
}
