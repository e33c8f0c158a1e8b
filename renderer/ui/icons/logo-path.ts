/** The mark of the product, for an archive that has no logo of its own: a view through an arch, in a view box of 24 by 32. */
export const logoPath =
  'M1 31V12C1 5.9 5.9 1 12 1S23 5.9 23 12V31Z' +
  'M3.6 28.4H20.4V12C20.4 7.4 16.6 3.6 12 3.6S3.6 7.4 3.6 12Z' +
  'M3.6 15.6 12 28.4H3.6ZM20.4 15.6 12 28.4H20.4Z' +
  'M12 9.2A3.2 3.2 0 1 1 12 15.6 3.2 3.2 0 1 1 12 9.2Z';
