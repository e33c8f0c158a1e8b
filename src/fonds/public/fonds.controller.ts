import { Controller, Param, Query } from '@nestjs/common';
import type { FondsDetail, ListedFonds, PlacedFonds } from '../../contract/fonds.js';
import { IdParamDto, SlugParamDto } from '../../platform/http/id-param.dto.js';
import { idsOf, IdsQueryDto } from '../../platform/http/ids-query.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { FondsService } from './fonds.service.js';

/** Their numbers and covers follow the photos. */
@Controller()
export class FondsController {
  constructor(private readonly fonds: FondsService) {}

  /** The collections, fonds and series that published photos are in, each followed by what is in it. */
  @Operation('fonds.list')
  @Shows('fonds', 'photos')
  list(): Promise<ListedFonds[]> {
    return this.fonds.list();
  }

  /** The names of those with these ids that published photos are in. */
  @Operation('fonds.byIds')
  @Shows('fonds', 'photos')
  byIds(@Query() query: IdsQueryDto): Promise<PlacedFonds[]> {
    return this.fonds.byIds(idsOf(query));
  }

  /** One of them by its id. */
  @Operation('fonds.byId')
  @Shows('fonds', 'photos')
  byId(@Param() params: IdParamDto): Promise<FondsDetail> {
    return this.fonds.byId(params);
  }

  /** One of them by its current slug or a former one. */
  @Operation('fonds.bySlug')
  @Shows('fonds', 'photos')
  bySlug(@Param() params: SlugParamDto): Promise<FondsDetail> {
    return this.fonds.bySlug(params);
  }
}
