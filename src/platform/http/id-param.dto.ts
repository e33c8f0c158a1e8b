import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { maxId, PathText } from './input.decorators.js';

export class IdParamDto {
  @Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(maxId)
  id: number;
}

export class SlugParamDto {
  @PathText(200)
  slug: string;
}
