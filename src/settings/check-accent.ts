import { accentContrast, themes } from '../contract/colour/accent.js';
import { leastContrast } from '../contract/colour/contrast.js';
import { DomainError } from '../contract/errors.js';
import type { SiteSettingsFields } from '../contract/settings.js';

/**
 * The accent can be read in both themes.
 * @throws DomainError validation_failed with the path of each colour that cannot, and its contrast
 */
export function checkAccent({ accent }: SiteSettingsFields): void {
  if (!accent) return;
  const errors = themes.flatMap((theme) => {
    const ratio = accentContrast(accent[theme], theme);
    return ratio < leastContrast ? [{ field: `accent.${theme}`, code: 'contrast_too_low' as const, ratio }] : [];
  });
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}
