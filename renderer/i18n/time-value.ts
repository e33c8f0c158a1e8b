/** The value of `<time datetime>`, which knows years, months and days only; null for any other date. */
export const timeValue = (edtf: string | null | undefined): string | null =>
  edtf && /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/.test(edtf) ? edtf : null;
