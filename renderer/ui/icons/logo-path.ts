/** The mark of an archive that has no logo of its own: a halberd, as the demo's city has it, in a view box of 24 by 32. */
export const logoPath =
  'M12 0 15 9.2 13.1 17.5H10.9L9 9.2Z' +
  'M10.3 20.2C4.6 19.8.9 15.4 0 7.2 1.9 10 4.1 11.4 6.8 11.9 7.3 14 8.5 15.8 10.3 17Z' +
  'M13.7 20.2C19.4 19.8 23.1 15.4 24 7.2 22.1 10 19.9 11.4 17.2 11.9 16.7 14 15.5 15.8 13.7 17Z' +
  'M6.2 22H17.8V24.2H6.2Z' +
  'M10.9 17.4H13.1V32H10.9Z';
