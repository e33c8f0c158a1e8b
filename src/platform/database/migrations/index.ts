import { Archive1763600000000 } from './1763600000000-archive.js';
import { Search1763600100000 } from './1763600100000-search.js';
import { Throttling1763650000000 } from './1763650000000-throttling.js';
import { Bookmarks1763700000000 } from './1763700000000-bookmarks.js';
import { Accounts1763710000000 } from './1763710000000-accounts.js';
import { Contact1763720000000 } from './1763720000000-contact.js';
import { Annotations1763730000000 } from './1763730000000-annotations.js';
import { Contributions1763740000000 } from './1763740000000-contributions.js';
import { PublishedFiles1763750000000 } from './1763750000000-published-files.js';
import { SessionEpochs1763760000000 } from './1763760000000-session-epochs.js';
import { ContactSenders1763770000000 } from './1763770000000-contact-senders.js';
import { WithdrawnConsents1763780000000 } from './1763780000000-withdrawn-consents.js';
import { Visits1763790000000 } from './1763790000000-visits.js';
import { ObjectMetadata1763800000000 } from './1763800000000-object-metadata.js';
import { ChangeSets1763810000000 } from './1763810000000-change-sets.js';
import { JobOutbox1763810000000 } from './1763810000000-job-outbox.js';

/** In order; listed by hand so that every builder and test runner sees the same ones. */
export const migrations = [
  Archive1763600000000,
  Search1763600100000,
  Throttling1763650000000,
  Bookmarks1763700000000,
  Accounts1763710000000,
  Contact1763720000000,
  Annotations1763730000000,
  Contributions1763740000000,
  PublishedFiles1763750000000,
  SessionEpochs1763760000000,
  ContactSenders1763770000000,
  WithdrawnConsents1763780000000,
  Visits1763790000000,
  ObjectMetadata1763800000000,
  ChangeSets1763810000000,
  JobOutbox1763810000000,
];
