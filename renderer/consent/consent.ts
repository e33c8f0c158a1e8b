/** What a visitor allows the site to store. `necessary` cannot be refused. */
export interface ConsentPreferences {
  necessary: true;
  functional: boolean;
  analytics: boolean;
}

/** The record in the browser's storage. */
export interface Consent {
  /** ISO 8601. */
  timestamp: string;
  preferences: ConsentPreferences;
  version: typeof consentVersion;
}

export const consentVersion = '1.0';
export const consentKey = 'cookie-consent';

/** Delay before a visitor is asked. */
export const askAfterMs = 1_000;

export const acceptAll: ConsentPreferences = { necessary: true, functional: true, analytics: true };
/** Also the meaning of closing the banner. */
export const necessaryOnly: ConsentPreferences = { necessary: true, functional: false, analytics: false };
/** Initial state of the switches of a custom choice. */
export const proposed: ConsentPreferences = { necessary: true, functional: true, analytics: false };

/** Storage keys that are removed when functional storage is refused. */
export const functionalKeys = ['theme', 'map-view', 'archive-view', 'annotations', 'search-key'] as const;

export const consentOf = (preferences: ConsentPreferences, now: Date): Consent => ({
  timestamp: now.toISOString(),
  preferences,
  version: consentVersion,
});

/** The stored record. Null when it is missing, invalid or of another version: then the visitor is asked again. */
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
