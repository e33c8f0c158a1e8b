import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import type { MapOverlay, MapTiles, MapView, OverlayPicture, OverlayTiles } from '../contract/settings.js';
import { nameText } from '../contract/metadata/texts.js';
import { CompleteMetadata } from '../platform/http/metadata-dto.js';
import { PictureAddress, TileAddress } from './map-address.decorators.js';
import { Degrees, IfPresent, lineRule, OptionalAddress, RequiredLine, Year, ZoomLevel } from './setting.decorators.js';
import { untranslated } from '../contract/localized.js';

/** Where the tiles of most servers end. */
const defaultMaxZoom = 19;
/** Web map tiles end here. */
const mercatorLatMax = 85;

export class MapViewFieldsDto implements MapView {
  @Degrees(90)
  lat: number;

  @Degrees(180)
  lng: number;

  @ZoomLevel()
  zoom: number;

  @ZoomLevel()
  minZoom: number;

  @ZoomLevel()
  maxZoom: number;
}

export class MapTilesFieldsDto implements MapTiles {
  /** Path of this site or https address, with `{z}`, `{x}` and `{y}`. */
  @TileAddress()
  url: string;

  /** The attribution that the licence of the tiles requires. */
  @RequiredLine()
  attribution: string;

  @OptionalAddress()
  attributionUrl: string | null = null;

  /** The closest zoom level that has tiles: closer views enlarge them. */
  @IfPresent()
  @ZoomLevel()
  maxZoom: number = defaultMaxZoom;
}

class OverlayTilesFieldsDto implements OverlayTiles {
  /** Path of this site or https address, with `{z}`, `{x}` and `{y}`. */
  @TileAddress()
  url: string;

  @IfPresent()
  @ZoomLevel()
  minZoom: number = 0;

  @IfPresent()
  @ZoomLevel()
  maxZoom: number = defaultMaxZoom;
}

/** A picture with the north at the top, in the projection of web map tiles. */
class OverlayPictureFieldsDto implements OverlayPicture {
  /** Path of this site or https address. */
  @PictureAddress()
  url: string;

  @Degrees(180)
  west: number;

  @Degrees(mercatorLatMax)
  south: number;

  @Degrees(180)
  east: number;

  @Degrees(mercatorLatMax)
  north: number;
}

const Names = CompleteMetadata({ name: nameText }, (property) =>
  applyDecorators(lineRule(property), ApiProperty(property.isRequired ? {} : { default: null })),
);

/** A historical map: tiles, or one picture. */
export class MapOverlayFieldsDto extends Names implements MapOverlay {
  constructor() {
    super();
    Object.assign(this, untranslated('name'));
  }

  /** Names it in addresses. */
  @Matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { message: 'code_expected' })
  @MaxLength(40)
  code: string;

  @IsOptional()
  @Year()
  year: number | null = null;

  @RequiredLine()
  attribution: string;

  @OptionalAddress()
  attributionUrl: string | null = null;

  @Type(() => OverlayTilesFieldsDto)
  @IsOptional()
  @ValidateNested()
  tiles: OverlayTilesFieldsDto | null = null;

  @Type(() => OverlayPictureFieldsDto)
  @IsOptional()
  @ValidateNested()
  picture: OverlayPictureFieldsDto | null = null;
}
