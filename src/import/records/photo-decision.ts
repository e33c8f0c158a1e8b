import type { AnnotationFields } from '../../contract/annotation.js';
import type { PhotoMetadata } from '../../contract/photo.js';
import type { ReceivedImage } from '../../images/upload/image-upload.js';
import type { PhotoRow } from '../../photos/photo.row.js';
import type { Links } from '../../photos/photo-links.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { Picture } from '../pictures/picture-source.js';
import type { ImportedComparison } from './imported-comparisons.js';
import type { LinkedNames } from './linked-names.js';
import type { Decision } from './record-importer.js';

/** A photo as rows are compared with it. `annotations` is there where a row says something of regions. */
export type PresentPhoto = PhotoRow & Links & { annotations?: AnnotationFields[] };

/** What is to become of a row of the table of photos. */
export interface PhotoDecision extends Decision {
  mapped: MappedRow;
  /** By which a later file of the collection finds the photo. */
  externalId: string;
  /** What the row says, as the archive stores it. */
  fields: Partial<PhotoMetadata>;
  tags: LinkedNames | null;
  entities: LinkedNames | null;
  /** The cards whose cover it is. */
  coverOf: LinkedNames | null;
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
  picture: Picture | null;
  /** The picture as it was received, once it is. */
  received?: ReceivedImage;
}
