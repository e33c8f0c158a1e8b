import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt } from 'class-validator';

export class SitemapPartDto {
  @Transform(({ value }: TransformFnParams): unknown => (/^[1-9]\d{0,5}$/.test(String(value)) ? Number(value) : value))
  @IsInt()
  part: number;
}
