import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { MapOverlayDto, MapTilesDto, MapViewDto, OverlayPictureDto, OverlayTilesDto } from './setting-parts.dto.js';
import { nameText } from '../contract/metadata/texts.js';
import { MetadataRules } from '../platform/http/metadata-dto.js';
import { PictureAddress, TileAddress } from './map-address.decorators.js';
import { Degrees, IfPresent, lineRule, OptionalAddress, RequiredLine, Year, ZoomLevel } from './setting.decorators.js';
import { untranslated } from '../contract/localized.js';

/** Where the tiles of most servers end. */
const defaultMaxZoom = 19;
/** Web map tiles end here. */
const mercatorLatMax = 85;

export class MapViewFieldsDto extends MapViewDto {
  @Degrees(90)
  override lat: number;

  @Degrees(180)
  override lng: number;

  @ZoomLevel()
  override zoom: number;

  @ZoomLevel()
  override minZoom: number;

  @ZoomLevel()
  override maxZoom: number;
}

export class MapTilesFieldsDto extends MapTilesDto {
  @TileAddress()
  override url: string;

  @RequiredLine()
  override attribution: string;

  @OptionalAddress()
  override attributionUrl: string | null = null;

  @IfPresent()
  @ZoomLevel()
  override maxZoom: number = defaultMaxZoom;
}

class OverlayTilesFieldsDto extends OverlayTilesDto {
  @TileAddress()
  override url: string;

  @IfPresent()
  @ZoomLevel()
  override minZoom: number = 0;

  @IfPresent()
  @ZoomLevel()
  override maxZoom: number = defaultMaxZoom;
}

class OverlayPictureFieldsDto extends OverlayPictureDto {
  @PictureAddress()
  override url: string;

  @Degrees(180)
  override west: number;

  @Degrees(mercatorLatMax)
  override south: number;

  @Degrees(180)
  override east: number;

  @Degrees(mercatorLatMax)
  override north: number;
}

@MetadataRules({ name: nameText }, (property) =>
  applyDecorators(lineRule(property), ApiProperty(property.isRequired ? {} : { default: null })),
)
export class MapOverlayFieldsDto extends MapOverlayDto {
  constructor() {
    super();
    Object.assign(this, untranslated('name'));
  }

  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: 'code_expected' })
  @MaxLength(40)
  override code: string;

  @IsOptional()
  @Year()
  override year: number | null = null;

  @RequiredLine()
  override attribution: string;

  @OptionalAddress()
  override attributionUrl: string | null = null;

  @Type(() => OverlayTilesFieldsDto)
  @IsOptional()
  @ValidateNested()
  override tiles: OverlayTilesFieldsDto | null = null;

  @Type(() => OverlayPictureFieldsDto)
  @IsOptional()
  @ValidateNested()
  override picture: OverlayPictureFieldsDto | null = null;
}
