import {
  exportedPictures,
  type ExportedPictures,
  type ExportFormat,
  exportFormats,
  type ExportQuery,
} from '../contract/exchange/export.js';
import { Flag, OptionalChoice, OptionalInteger } from '../platform/http/input.decorators.js';
import { OriginalsQueryDto } from '../photos/originals/originals-query.dto.js';

export class ExportQueryDto extends OriginalsQueryDto implements ExportQuery {
  /** Of the tables: comma-separated values, a record in JSON on each line, or the photos alone in the fields of the Italian catalogue (ICCD, scheda F 4.00). */
  @OptionalChoice(exportFormats)
  format?: ExportFormat;

  /** Of the pictures: none, the largest rendition of each, or the files as they were uploaded. */
  @OptionalChoice(exportedPictures)
  files?: ExportedPictures;

  /** Only what everybody may see: no drafts, no private columns, no originals. */
  @Flag()
  public?: boolean;

  /** The id of a card, in place of photos: the card, its photos and what these name. */
  @OptionalInteger({ min: 1 })
  entity?: number;
}
