import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Localized, localizedFields, type LocalizedName } from '../contract/localized.js';
import { titleText } from '../contract/metadata/texts.js';
import type { Photo } from '../contract/photo.js';
import type { FacetValue, HitHighlights, SearchResult, SimilarPhotos, TextRange } from '../contract/search.js';
import { PresentedMetadata } from '../platform/http/metadata-dto.js';
import { SearchAlternativesDto } from './search-alternatives.dto.js';
import { Ranges } from './text-ranges.decorator.js';

export class FacetValueDto implements FacetValue {
  /** As the filter takes it: the code of an entity type, the first year of a decade, the id of a tag, a licence. */
  value: string;
  count: number;
}

/** The most frequent values first, at most 100. */
export class SearchFacetsDto {
  type?: FacetValueDto[];
  decade?: FacetValueDto[];
  tag?: FacetValueDto[];
  licence?: FacetValueDto[];
}

class MarkedTexts {}
for (const name of localizedFields('title', 'description')) Ranges()(MarkedTexts.prototype, name);

export class HitHighlightsDto
  extends (MarkedTexts as new () => Record<LocalizedName<'title' | 'description'>, TextRange[]>)
  implements HitHighlights
{
  /** Of the photo. */
  id: number;
}

export class SimilarPhotosDto implements SimilarPhotos {
  /** Of the photo. */
  id: number;
  /** How many other photos of its series were found; 50 stands for 50 or more. */
  count: number;
  /** As the parameter `series` takes it to list them all. */
  series: string;
}

export class SeriesDto extends PresentedMetadata({ title: titleText }) implements Localized<'title'> {}

export class SearchResultDto implements SearchResult {
  /** The schema is named by a reference, because photos depend on search and search must not depend on photos. */
  @ApiProperty({ type: 'array', items: { $ref: '#/components/schemas/PhotoDto' } })
  hits: Photo[];

  /** All photos that were found, whether each is a hit of some page or not. */
  estimatedTotalHits: number;

  /** With `onePerSeries`: how many series were found, which are the hits of all pages. */
  estimatedTotalSeries?: number;

  /** With `onePerSeries`: for each hit that stands for others of its series. */
  @ApiPropertyOptional({ type: [SimilarPhotosDto] })
  similar?: SimilarPhotosDto[];

  /** With `series`, where it has photos: its title, without what numbers the photos. */
  series?: SeriesDto;

  /** Those asked for. */
  facets?: SearchFacetsDto;

  /** Of each hit, where asked for. */
  @ApiPropertyOptional({ type: [HitHighlightsDto] })
  highlights?: HitHighlightsDto[];

  /** Where asked for; null where something is found. */
  @ApiPropertyOptional({ type: SearchAlternativesDto, nullable: true })
  alternatives?: SearchAlternativesDto | null;
}
