import type { SiteSettings, SiteSettingsFields } from '../../../src/contract/settings.js';

type Name = keyof SiteSettingsFields;

export const areSame = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

/** The database keeps the values of an object in an order of its own. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, of: unknown) =>
    typeof of === 'object' && of !== null && !Array.isArray(of)
      ? Object.fromEntries(Object.entries(of).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : of,
  );

/** The settings that differ from the stored ones: saving must not undo what somebody else has changed in the others. */
export const changedSettings = (fields: SiteSettingsFields, stored: SiteSettings): SiteSettingsFields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !areSame(value, stored[name as Name])));

/**
 * The settings that both have changed, and differently.
 * @param stored what both began with
 */
export const settingsOfBoth = (mine: SiteSettingsFields, stored: SiteSettings, present: SiteSettings): Name[] =>
  (Object.keys(mine) as Name[]).filter(
    (name) => !areSame(stored[name], present[name]) && !areSame(mine[name], present[name]),
  );
