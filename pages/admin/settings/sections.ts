/** The sections of the settings, in their order on the page. */
export const sections = [
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
  'security',
  'environment',
] as const;
