/** A cell that an import has brought for a record and no field has. */
export interface OtherDatum {
  /** Of the column of the file. */
  name: string;
  value: string;
}
