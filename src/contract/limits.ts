/** Limits and sizes that server and pages share. */
export const limits = {
  pageSize: { archive: 28, entities: 21, search: 20, audioGuides: 20, gallery: 8, admin: 50, moderation: 20 },
  list: { limitMax: 1000 },
  home: { photos: 8, entities: 6 },
  /** Up to `countedMax` matches a search counts them all; of more its total is an estimate. */
  searchText: { max: 200, debounceMs: 350, countedMax: 2_000 },
  similarPhotos: { countedMax: 50 },
  /** Searches that a member saves, characters of a name, and photos that count as new. */
  savedSearches: { max: 50, name: 120, newMax: 100 },
  /** While typing, in all and of each kind; photos take what the others leave. */
  suggestions: { max: 8, entities: 3, photos: 5, decades: 2, debounceMs: 150 },
  /** The first year of the search, of photographs, and of what record cards and fonds tell of. */
  year: { searchMin: 1850, min: 1000, recordMin: 1 },
  slug: { max: 60 },
  excerpt: { photo: 120, photoSpaceAfter: 80, entity: 220, entitySpaceAfter: 140 },
  meta: { photoTitle: 60, photoDescription: 160, description: 155 },
  readMore: { characters: 200, expandAfterMs: 1500 },
  registration: { passwordMin: 6 },
  password: { changedMin: 8, max: 1024 },
  email: { max: 254 },
  upload: {
    /** By default; MAX_IMAGE_MB and MAX_IMAGE_MEGAPIXELS change them. */
    imageBytes: 200 * 1024 * 1024,
    imagePixels: 150_000_000,
    audioBytes: 50 * 1024 * 1024,
    avatarBytes: 20 * 1024 * 1024,
    avatarPixels: 40_000_000,
    /** An upload that is not complete by then is forgotten. */
    unfinishedHours: 48,
    /** Characters of the name of a file, and of its path in a delivery. */
    nameMax: 1024,
    pathMax: 4096,
    /** Files whose content is asked for at once. */
    matchesMax: 50,
  },
  /** Pixels of the largest public width of a licence: from the narrowest rendition to what no scan has. */
  publicWidth: { min: 320, max: 50_000 },
  /** Licences and share targets of an archive's own. */
  ownLicences: 20,
  ownShareTargets: 10,
  url: { max: 2000 },
  /** Records that are asked for by their ids. */
  byIds: 100,
  /** Tags that are merged or deleted in one go; tags that a filter offers. */
  tags: { atOnce: 500, offered: 200 },
  contact: { nameMin: 2, subjectMin: 5, messageMin: 10, lineMax: 200, messageMax: 10_000 },
  /** Characters of a reason and of a statement; their maximum is that of a message. */
  removalRequest: { reasonMin: 20, statementMin: 10 },
  /**
   * Pending contributions and proposed images per day of one member; items of a list by default; contributions that are
   * decided at once.
   */
  contributions: { pendingSuggestions: 30, pendingProposals: 10, proposalsADay: 20, listDefault: 200, decisions: 50 },
  text: { note: 2000, notes: 3000, title: 500, name: 200, line: 500, date: 200, description: 20_000 },
  /** Characters of a memory. */
  memory: { min: 10, max: 2000 },
  /** Rows of a file that stand above its table. */
  rowsAboveTable: 40,
  breakpoint: { mobilePx: 768, tabletPx: 1024 },
} as const;
