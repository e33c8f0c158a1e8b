const around = 5;

/** Page numbers to show: up to five around the current page, the first and the last; `null` is a gap. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const first = Math.max(1, Math.min(page - Math.floor(around / 2), totalPages - around + 1));
  const last = Math.min(totalPages, first + around - 1);
  const numbers: (number | null)[] = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (first > 1) numbers.unshift(...(first > 2 ? [1, null] : [1]));
  if (last < totalPages) numbers.push(...(last < totalPages - 1 ? [null, totalPages] : [totalPages]));
  return numbers;
}
