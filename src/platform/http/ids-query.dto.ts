import { IsString, Matches } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { Trimmed } from './input.decorators.js';

export class IdsQueryDto {
  /** Up to 100 ids, separated by commas. */
  @Trimmed()
  @IsString()
  @Matches(new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${limits.byIds - 1}}$`))
  ids: string;
}

export const idsOf = ({ ids }: IdsQueryDto): number[] => ids.split(',').map(Number);
