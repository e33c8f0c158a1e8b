import type { SettingSection } from '../../../src/contract/setting.js';

/** The sections of the form, in their order. */
export const formSections = [
  'site',
  'brand',
  'home',
  'video',
  'social',
  'share',
  'view',
  'periods',
  'dates',
  'licences',
  'widths',
  'operator',
] as const satisfies readonly SettingSection[];

/** The sections of the page. */
export const sections = [...formSections, 'security', 'environment'] as const;
