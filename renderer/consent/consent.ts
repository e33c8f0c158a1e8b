/** What a visitor lets the site remember. `necessary` cannot be refused. */
export interface ConsentPreferences {
  necessary: true;
  functional: boolean;
  analytics: boolean;
}

/** As it stands in the browser's storage (accounts-and-admin.md §3). */
export interface Consent {
  /** ISO 8601. */
  timestamp: string;
  preferences: ConsentPreferences;
  version: typeof consentVersion;
}

export const consentVersion = '1.0';
export const consentKey = 'cookie-consent';

/** After how long a visitor who has not chosen yet is asked (accounts-and-admin.md §9). */
export const askAfterMs = 1_000;

export const acceptAll: ConsentPreferences = { necessary: true, functional: true, analytics: true };
/** Also what closing the banner means. */
export const necessaryOnly: ConsentPreferences = { necessary: true, functional: false, analytics: false };
/** How the switches of a customised choice stand at first. */
export const proposed: ConsentPreferences = { necessary: true, functional: true, analytics: false };

/** What goes when the functional is refused. */
export const functionalKeys = ['theme', 'map-view'] as const;

export const consentOf = (preferences: ConsentPreferences, now: Date): Consent => ({
  timestamp: now.toISOString(),
  preferences,
  version: consentVersion,
});

/** The stored record, or null for one that is missing, broken or of another version: then the visitor is asked again. */
export function readConsent(stored: string | null): Consent | null {
  if (stored === null) return null;
  try {
    const { timestamp, preferences, version } = JSON.parse(stored) as Partial<Consent>;
    if (version !== consentVersion || typeof timestamp !== 'string') return null;
    const { functional, analytics } = preferences ?? {};
    if (typeof functional !== 'boolean' || typeof analytics !== 'boolean') return null;
    return { timestamp, preferences: { necessary: true, functional, analytics }, version };
  } catch {
    return null;
  }
}
