import type { Localized } from './localized.js';

/** How many there are, and by how many percent that grew in the last 30 days; null if there were none before. */
export interface Growth {
  total: number;
  growthPercent: number | null;
}

/** An area of the city with its published photos. */
export interface AreaStatistics extends Localized<'name'> {
  id: number;
  slug: string;
  photos: number;
}

/** What the dashboard of the administration shows. Percentages are whole numbers, 0 to 100, rounded down: 100 means all. */
export interface Statistics {
  /** Published photos. */
  photos: Growth & {
    withGeo: number;
    geoPercentage: number;
    /** With a year that is not an estimate. */
    withVerifiedYear: number;
    verifiedYearPercentage: number;
    /** Whose texts are translated into every language that the site offers. */
    translated: number;
    translatedPercentage: number;
  };
  entities: Growth & {
    /** With a description, and with a picture of its own or a published photo. */
    complete: number;
    completePercentage: number;
  };
  users: Growth;
  contributions: { pending: number };
  contactMessages: { unread: number };
  /** Neither decided nor suspicious. */
  removalRequests: { open: number };
  /** The areas (streets, squares, neighbourhoods) with most photos, at most eight, and how many photos have none. */
  areas: { items: AreaStatistics[]; photosWithout: number };
}
