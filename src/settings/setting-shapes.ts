import type { ShapedNames } from '../contract/setting.js';
import type { SiteSettings } from '../contract/settings.js';
import type { settingsTable } from '../contract/settings-table.js';
import { AscendingPeriods } from './ascending-periods.decorator.js';
import { MapOverlayFieldsDto, MapTilesFieldsDto, MapViewFieldsDto } from './map-settings-fields.dto.js';
import {
  AccentDto,
  BrandImageDto,
  CircaYearsDto,
  DatePeriodDto,
  LogoDto,
  MapOverlayDto,
  MapTilesDto,
  MapViewDto,
  OwnLicenceDto,
  PeriodDto,
  PresentationVideoDto,
  PublicWidthDto,
  ShareTargetDto,
} from './setting-parts.dto.js';
import {
  AccentFieldsDto,
  BrandImageFieldsDto,
  CircaYearsFieldsDto,
  DatePeriodFieldsDto,
  LogoFieldsDto,
  OwnLicenceFieldsDto,
  PeriodFieldsDto,
  PresentationVideoFieldsDto,
  PublicWidthFieldsDto,
  ShareTargetFieldsDto,
} from './setting-parts-fields.dto.js';

/** The classes of a value with several parts, or of what its list has. */
export interface SettingShape<Value extends object = object> {
  answer: new () => Value;
  change: new () => Value;
  /** What they must fulfil together. */
  rule?: PropertyDecorator;
}

type PartOf<Value> = Value extends (infer Item)[] ? Item : NonNullable<Value>;

/** Of the settings that have parts. What can only be said of a whole change is checked by `SettingsService.change`. */
export const settingShapes: {
  [Name in ShapedNames<typeof settingsTable>]: SettingShape<PartOf<SiteSettings[Name]>>;
} = {
  logo: { answer: LogoDto, change: LogoFieldsDto },
  icon: { answer: BrandImageDto, change: BrandImageFieldsDto },
  accent: { answer: AccentDto, change: AccentFieldsDto },
  publicWidths: { answer: PublicWidthDto, change: PublicWidthFieldsDto },
  ownLicences: { answer: OwnLicenceDto, change: OwnLicenceFieldsDto },
  ownShareTargets: { answer: ShareTargetDto, change: ShareTargetFieldsDto },
  video: { answer: PresentationVideoDto, change: PresentationVideoFieldsDto },
  map: { answer: MapViewDto, change: MapViewFieldsDto },
  mapTiles: { answer: MapTilesDto, change: MapTilesFieldsDto },
  mapOverlays: { answer: MapOverlayDto, change: MapOverlayFieldsDto },
  periods: { answer: PeriodDto, change: PeriodFieldsDto, rule: AscendingPeriods() },
  circaYears: { answer: CircaYearsDto, change: CircaYearsFieldsDto },
  datePeriods: { answer: DatePeriodDto, change: DatePeriodFieldsDto },
};
