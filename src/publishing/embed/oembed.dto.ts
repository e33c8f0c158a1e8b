import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { OptionalInteger } from '../../platform/http/input.decorators.js';

const formats = ['json', 'xml'] as const;

/** A request of a consumer (oEmbed 1.0, section 2.2). */
export class OEmbedQueryDto {
  /** The address of a photo's page, or of that of its back. */
  @IsString()
  @MaxLength(limits.url.max)
  url: string;

  @OptionalInteger({ min: 1 })
  maxwidth?: number;

  @OptionalInteger({ min: 1 })
  maxheight?: number;

  @IsOptional()
  @IsIn(formats)
  format?: (typeof formats)[number];
}
