/** The sections of the settings, in their order on the page. */
export const sections = [
  'site',
  'home',
  'video',
  'social',
  'view',
  'periods',
  'widths',
  'operator',
  'security',
  'environment',
] as const;
