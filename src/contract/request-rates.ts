/** Requests in a minute; beyond them the answer is 429 with the time to wait. The page for developers states them. */
export const requestRates = {
  /** Of one API key. */
  key: 600,
  /** Reads of one anonymous address from the API. */
  anonymousReads: 900,
  /** Parts of images that are made for one address. */
  imageParts: 1800,
} as const;
