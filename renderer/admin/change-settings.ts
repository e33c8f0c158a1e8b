import { outdateSiteSettings } from '../seo/site-settings.js';

/** Changes settings of the site. This tab keeps none of what they were: its next page is loaded anew. */
export async function changeSettings<Stored>(change: () => Promise<Stored>): Promise<Stored> {
  const stored = await change();
  outdateSiteSettings();
  return stored;
}
