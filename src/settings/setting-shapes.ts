import type { ShapedNames } from '../contract/setting.js';
import type { SiteSettings } from '../contract/settings.js';
import type { settingsTable } from '../contract/settings-table.js';
import { AscendingPeriods } from './ascending-periods.decorator.js';
import { MapOverlayFieldsDto, MapTilesFieldsDto, MapViewFieldsDto } from './map-settings-fields.dto.js';
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

/** The class of a value with several parts, or of what its list has. */
export interface SettingShape<Value extends object = object> {
  type: new () => Value;
  /** What they must fulfil together. */
  rule?: PropertyDecorator;
}

type PartOf<Value> = Value extends (infer Item)[] ? Item : NonNullable<Value>;

/** Of the settings that have parts. What can only be said of a whole change is checked by `SettingsService.change`. */
export const settingShapes: {
  [Name in ShapedNames<typeof settingsTable>]: SettingShape<PartOf<SiteSettings[Name]>>;
} = {
  logo: { type: LogoFieldsDto },
  icon: { type: BrandImageFieldsDto },
  accent: { type: AccentFieldsDto },
  publicWidths: { type: PublicWidthFieldsDto },
  ownLicences: { type: OwnLicenceFieldsDto },
  ownShareTargets: { type: ShareTargetFieldsDto },
  video: { type: PresentationVideoFieldsDto },
  map: { type: MapViewFieldsDto },
  mapTiles: { type: MapTilesFieldsDto },
  mapOverlays: { type: MapOverlayFieldsDto },
  periods: { type: PeriodFieldsDto, rule: AscendingPeriods() },
  circaYears: { type: CircaYearsFieldsDto },
  datePeriods: { type: DatePeriodFieldsDto },
};
