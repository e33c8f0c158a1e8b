/** The part of the package `edtf`, which has no types, that is used. */
declare module 'edtf' {
  /** Days as milliseconds since 1970; infinite or null at an open end. */
  interface ExtendedDate {
    edtf: string;
    min: number | null;
    max: number | null;
  }
  /** @throws Error where the text is no EDTF */
  export default function edtf(text: string, constraints?: { seasonUncertainty?: boolean }): ExtendedDate;
}
