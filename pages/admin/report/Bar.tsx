/** The cell of a bar that shows a part of a whole; the number is in the cell beside it. Drawn, so that it is printed as well. */
export const Bar = ({ part, whole }: { part: number; whole: number }) => (
  <td className="w-1/3" aria-hidden="true">
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="h-1.5 w-full min-w-16 text-brand">
      <rect width="100" height="1" fill="var(--line)" className="print:hidden" />
      <rect width={whole > 0 ? (part / whole) * 100 : 0} height="1" fill="currentColor" />
    </svg>
  </td>
);
