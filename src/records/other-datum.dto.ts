import type { OtherDatum } from '../contract/other-data.js';

export class OtherDatumDto implements OtherDatum {
  /** Of the column of the file. */
  name: string;
  value: string;
}
