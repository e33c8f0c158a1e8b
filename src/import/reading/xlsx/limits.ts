/**
 * Bounds of a spreadsheet, of whoever has made it. Its memory is that of its shared strings, and of one row. `unpackedBytes` are
 * what is inflated while one workbook is open, whatever its zip says of itself.
 */
export const workbookLimits = {
  unpackedBytes: 4 * 1024 ** 3,
  /** Of the workbook, its relationships or its styles: these are read whole. */
  smallPartBytes: 32 * 1024 ** 2,
  /** Of all shared strings, with 16 for each. */
  stringBytes: 256 * 1024 ** 2,
  sheets: 1_000,
  /** Those of Excel. */
  rows: 1_048_576,
  columns: 16_384,
  rowCharacters: 64 * 1024 ** 2,
} as const;
