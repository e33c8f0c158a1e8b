import { pageNumbers } from './page-numbers.js';

describe('the page numbers of a list', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, 6, null, 9]],
    [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
    [6, 9, [1, null, 4, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 5, 6, 7, 8, 9]],
    [2, 6, [1, 2, 3, 4, 5, 6]],
  ])('shows on page %s of %s: %j', (page, totalPages, shown) => {
    expect(pageNumbers(page, totalPages)).toEqual(shown);
  });
});
