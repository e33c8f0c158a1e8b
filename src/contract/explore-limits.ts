/** Limits of the exploration on foot: in the browser only, and like `mapLimits` not in `limits`, which every page downloads. */
export const exploreLimits = {
  /** Metres around the visitor. `usual` is not a multiple of `step`: it is the start only. */
  radius: { min: 80, max: 600, step: 20, usual: 150 },
  /** At most so many cards are listed. */
  listed: 200,
  /** Characters of a card's text in the list. */
  excerpt: 140,
  /** Photos at most so many metres away are of this place; the nearest are shown. */
  here: { metres: 30, photos: 4 },
  /** An update of the position that is nearer and sooner than this after the last one is ignored. */
  ignored: { metres: 20, ms: 10_000 },
  geolocation: { enableHighAccuracy: false, maximumAge: 60_000, timeout: 20_000 },
  /** Of what is sent to the server: about a metre. */
  decimals: 5,
} as const;
