import type { InternationalString } from '@iiif/presentation-3';
import { catalogPath } from '../../../contract/linked-data/distributions.js';
import { discoveryContext } from '../../../contract/record-documents.js';
import { allChangesPath, changesPagePath, presentationPath } from '../../../contract/paths.js';
import { noLanguage } from '../presentation/language-map.js';
import type { Activity, ActivityPage } from './activities.repository.js';
import { lastPage, pageNameOf } from './page-name.js';

interface Reference<Type extends string> {
  id: string;
  type: Type;
}

/** The whole list of activities (IIIF Change Discovery API 1.0, section 3.1). */
export interface ActivityCollection extends Reference<'OrderedCollection'> {
  '@context': typeof discoveryContext;
  totalItems: number;
  /** What the records are that the activities are about. */
  seeAlso: (Reference<'Dataset'> & { format: string; profile: string; label: InternationalString })[];
  first: Reference<'OrderedCollectionPage'>;
  last: Reference<'OrderedCollectionPage'>;
}

/** A part of it, ascending in time (section 3.2). */
export interface ActivityCollectionPage extends Reference<'OrderedCollectionPage'> {
  '@context': typeof discoveryContext;
  partOf: Reference<'OrderedCollection'>;
  prev?: Reference<'OrderedCollectionPage'>;
  next?: Reference<'OrderedCollectionPage'>;
  orderedItems: ManifestActivity[];
}

/** What has happened to a manifest (section 3.3). */
export interface ManifestActivity {
  type: 'Update' | 'Delete';
  object: Reference<'Manifest'>;
  /** ISO 8601 in UTC. */
  endTime: string;
}

export const activityCollection = (
  { total, first }: { total: number; first: string },
  origin: string,
): ActivityCollection => ({
  '@context': discoveryContext,
  ...whole(origin),
  totalItems: total,
  seeAlso: [
    {
      id: origin + catalogPath,
      type: 'Dataset',
      label: noLanguage('DCAT-AP'),
      format: 'text/turtle',
      profile: 'http://www.w3.org/ns/dcat#',
    },
  ],
  first: page(first, origin),
  last: page(lastPage, origin),
});

export const activityPage = (
  name: string,
  { activities, previousEnd, following, nextEnd }: ActivityPage,
  origin: string,
): ActivityCollectionPage => ({
  '@context': discoveryContext,
  ...page(name, origin),
  partOf: whole(origin),
  ...(previousEnd && { prev: page(pageNameOf(previousEnd), origin) }),
  ...(following > 0 && { next: page(nextEnd ? pageNameOf(nextEnd) : lastPage, origin) }),
  orderedItems: activities.map((activity) => manifestActivity(activity, origin)),
});

/** New records are `Update`, too: a system that does not tell them apart may say so (section 3.3). */
const manifestActivity = ({ kind, id, changedAt, deleted }: Activity, origin: string): ManifestActivity => ({
  type: deleted ? 'Delete' : 'Update',
  object: { id: `${origin}${presentationPath(kind, id)}/manifest.json`, type: 'Manifest' },
  endTime: changedAt,
});

const whole = (origin: string): Reference<'OrderedCollection'> => ({
  id: origin + allChangesPath,
  type: 'OrderedCollection',
});

const page = (name: string, origin: string): Reference<'OrderedCollectionPage'> => ({
  id: origin + changesPagePath(name),
  type: 'OrderedCollectionPage',
});
