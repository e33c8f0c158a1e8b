/**
 * Layout of the filters above a list: one below the other on a phone, all in one row where there is room.
 * Without scripts a button follows the fields.
 */
export const filterColumns = {
  row: 'mt-10 mb-6 grid gap-4 sm:grid-cols-2',
  two: 'lg:grid-cols-[2fr_1fr] noscript:lg:grid-cols-[2fr_1fr_auto]',
  three: 'lg:grid-cols-[2fr_1fr_1fr] noscript:lg:grid-cols-[2fr_1fr_1fr_auto]',
  words: 'sm:col-span-2 lg:col-span-1',
};
