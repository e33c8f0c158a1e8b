import type { LocalizedName } from '../../contract/localized.js';

/** What one block says about a photo, as it is written there; texts are not cleaned and not cut yet. */
export interface Said extends Partial<Record<LocalizedName<'title' | 'description'>, string | undefined>> {
  authors?: string[];
  credit?: string;
  /** A sentence about copyright, as it stands under a picture. */
  rights?: string;
  /** Addresses and texts of the terms of use, the most exact first. */
  terms?: string[];
  source?: string;
  inventoryNumbers?: string[];
  holdingInstitution?: string;
  date?: string;
  lat?: number;
  lng?: number;
  bearing?: number;
  /** From the exact place to the city. */
  places?: string[];
  keywords?: string[];
}
