import { ApiProperty } from '@nestjs/swagger';
import { type SearchAlternatives, searchFilters, type SearchWithout } from '../contract/search.js';

class OtherSpellingDto {
  text: string;
  /** Photos that it finds. */
  count: number;
}

class SearchWithoutDto implements SearchWithout {
  /** By its name in the query; `year` stands for `yearRange` too. */
  @ApiProperty({ enum: searchFilters })
  filter: (typeof searchFilters)[number];
  /** Of `tags` the one that is left out; else null. */
  @ApiProperty({ type: Number, nullable: true })
  tagId: number | null;
  /** Photos that the search then finds. */
  count: number;
}

class NearYearDto {
  year: number;
  count: number;
}

export class SearchAlternativesDto implements SearchAlternatives {
  /** The text with the nearest words that the archive knows; null where no other spelling finds something. */
  @ApiProperty({ type: OtherSpellingDto, nullable: true })
  spelling: OtherSpellingDto | null;
  /** The search without each of its filters, where it has several. */
  @ApiProperty({ type: [SearchWithoutDto] })
  without: SearchWithoutDto[];
  /** The nearest years before and after those asked for from which the search finds photos. */
  @ApiProperty({ type: [NearYearDto] })
  years: NearYearDto[];
}
