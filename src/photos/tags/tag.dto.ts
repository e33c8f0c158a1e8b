import { IsString, Matches } from 'class-validator';
import { Trimmed } from '../../platform/http/input.decorators.js';

export class TagIdsDto {
  /** Up to 100 ids, separated by commas. */
  @Trimmed()
  @IsString()
  @Matches(/^\d{1,9}(,\d{1,9}){0,99}$/)
  ids: string;
}
