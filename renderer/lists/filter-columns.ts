/** Columns of the filters above a list, in windows with room for all in one row; without scripts a button follows. */
export const filterColumns = {
  two: { form: 'filters lg:grid-cols-[2fr_1fr]', more: 'lg:grid-cols-1 noscript:lg:grid-cols-[1fr_auto]' },
  three: { form: 'filters lg:grid-cols-2', more: 'noscript:lg:grid-cols-[1fr_1fr_auto]' },
};
