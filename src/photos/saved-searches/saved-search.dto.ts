import { PickType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import type { NewSavedSearch, SavedFilters } from '../../contract/saved-search.js';
import { OptionalText, RequiredId, Trimmed } from '../../platform/http/input.decorators.js';
import { SearchQueryDto } from '../../search/search-query.dto.js';

export class SavedFiltersDto
  extends PickType(SearchQueryDto, [
    'year',
    'yearRange',
    'from',
    'to',
    'entityTypeCode',
    'entityId',
    'tags',
    'fondsId',
    'licence',
    'series',
  ])
  implements SavedFilters
{
  @OptionalText(limits.searchText.max)
  q?: string;
}

export class NewSavedSearchDto extends SavedFiltersDto implements NewSavedSearch {
  @MaxLength(limits.savedSearches.name, { message: 'field_too_long' })
  @IsString({ message: 'field_required' })
  @Trimmed()
  name: string;
}

export class SavedSearchKeyDto {
  @RequiredId()
  id: number;
}

export class SavedSearchNameDto {
  @MaxLength(limits.savedSearches.name, { message: 'field_too_long' })
  @IsString({ message: 'field_required' })
  @Trimmed()
  name: string;
}
