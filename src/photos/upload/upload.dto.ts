import { Transform, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, Matches } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { limits } from '../../contract/limits.js';

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
