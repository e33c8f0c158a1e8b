/** As text; left out where it is not set. */
type Filter = string | false | null | undefined;

interface ListCountProps {
  /** The number of results in words. */
  count: string;
  /** Filters whose fields are folded in narrow windows: there they are read here. */
  folded: Filter[];
  /** Filters that are in view at every width. */
  inView: Filter[];
}

/** The number of results of a list; who hears it instead of seeing the filters hears them, too. */
export function ListCount({ count, folded, inView }: ListCountProps) {
  const [hidden, heard] = [folded, inView].map((filters) =>
    filters
      .filter(Boolean)
      .map((name) => ` · ${name}`)
      .join(''),
  );
  return (
    <>
      {/* An element of its own: the text of a page that a browser has translated is not React's any more. */}
      <span>{count}</span>
      {hidden && <span className="whitespace-normal lg:sr-only">{hidden}</span>}
      {heard && <span className="sr-only">{heard}</span>}
    </>
  );
}
