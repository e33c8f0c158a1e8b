import italian from '../../../src/contract/locales/it/admin.json' with { type: 'json' };
import type { DatePeriod } from '../../../src/contract/dates/date-period.js';
import type { CircaYears } from '../../../src/contract/dates/edtf-bounds.js';
import type { BrandImage, Logo } from '../../../src/contract/brand.js';
import type { Accent } from '../../../src/contract/colour/accent.js';
import type { AnnotationFields } from '../../../src/contract/annotation.js';
import type { WrittenValue } from '../../../src/contract/contribution.js';
import type { EntityAlias, EntityMetadata, RelatedEntity } from '../../../src/contract/entity.js';
import type { FondsMetadata } from '../../../src/contract/fonds.js';
import type { TranslationName } from '../../../src/contract/localized.js';
import type { Period } from '../../../src/contract/periods.js';
import type { PublicWidth } from '../../../src/contract/public-widths.js';
import type { PhotoMetadata } from '../../../src/contract/photo.js';
import type {
  MapOverlay,
  MapTiles,
  MapView,
  OverlayPicture,
  OverlayTiles,
  PresentationVideo,
} from '../../../src/contract/settings.js';
import type { RecordedParts } from '../../../src/history/recorded-parts.js';

type Kind = keyof RecordedParts;
/** A row as it was created has any fields (`string`), which none of these texts is about. */
type KeyOf<Union> = Union extends unknown
  ? keyof { [Key in keyof Union as string extends Key ? never : Key]: true }
  : never;
type Part = KeyOf<RecordedParts[Kind]>;
/** What stands in a list, or in a value that consists of several. */
type Within = KeyOf<
  | Accent
  | BrandImage
  | CircaYears
  | DatePeriod
  | Logo
  | AnnotationFields
  | EntityAlias
  | MapOverlay
  | MapTiles
  | MapView
  | OverlayPicture
  | OverlayTiles
  | Period
  | PresentationVideo
  | PublicWidth
  | RelatedEntity
  | WrittenValue
>;
/** The fields of metadata have their words elsewhere, and a translation has those of its Italian text. */
type Field = KeyOf<{ [K in Kind]: RecordedParts[K][keyof RecordedParts[K]] }[Kind]>;
type OwnWords = Exclude<
  Exclude<Field, keyof PhotoMetadata | keyof EntityMetadata | keyof FondsMetadata> | Within,
  TranslationName<string>
>;

// The compiler checks these: the history shows the name in the code where a text is missing. Other languages have the same keys.
const kinds: Record<Kind, string> = italian.history.kinds;
const parts: Record<Part, string> = italian.history.parts;
const fields: Record<OwnWords, string> = italian.history.fields;

test('every kind, part and field of the history has a text', () => {
  for (const text of [kinds, parts, fields].flatMap(Object.values)) expect(String(text).trim()).not.toBe('');
});
