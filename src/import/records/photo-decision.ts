import type { AnnotationFields } from '../../contract/annotation.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import type { PhotoRow } from '../../photos/photo.row.js';
import type { Links } from '../../photos/photo-links.js';
import type { ImportedComparison } from './imported-comparisons.js';
import type { ImportedPlace } from './imported-places.js';
import type { LinkedNames } from './linked-names.js';
import type { metadataOfRow } from './new-photo-of-row.js';
import type { PicturedDecision } from './received-pictures.js';

/** A photo as rows are compared with it. `annotations` is there where a row says something of regions. */
export type PresentPhoto = PhotoRow & Links & { annotations?: AnnotationFields[] };

/** What is to become of a row of the table of photos. */
export interface PhotoDecision extends PicturedDecision {
  /** By which a later file of the collection finds the photo. */
  externalId: string;
  /** What the row says, as the archive stores it. */
  fields: Partial<PhotoMetadata & Pick<PhotoRow, 'fondsId'>>;
  /** What a new photo has of it; absent for one that is there, and where the row is refused. */
  metadata?: ReturnType<typeof metadataOfRow>;
  tags: LinkedNames | null;
  entities: LinkedNames | null;
  /** The cards whose cover it is. */
  coverOf: LinkedNames | null;
  /** The photo whose back it is, where that is there already; null: of none. Absent where the row says nothing of it. */
  frontId?: number | null;
  /** Another photo, or an earlier row, has its picture. */
  repeatsPicture?: boolean;
  /** Where it stands among the photos of its cards. */
  places: ImportedPlace[];
  /** The cards that compare it with another photo. */
  comparisons: ImportedComparison[];
  /** When it came into the archive that it is from, where the row says it. */
  createdAt: Date | null;
  /** The regions that the row states; null where it says nothing of them. */
  annotations: AnnotationFields[] | null;
  /** The photo that the row is about, with its links and regions; null where it is new. */
  present: PresentPhoto | null;
  /** It was taken back with an import that was undone. */
  isBroughtBack: boolean;
  patch: Record<string, unknown>;
  /** Fields and links of the row that the photo does not get. */
  left: string[];
}
