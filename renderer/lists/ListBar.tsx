import type { ReactNode } from 'react';

interface ListBarProps {
  title: string;
  /** The FilterForm of the list. */
  filters: ReactNode;
  /** The number of results, as text. */
  count: ReactNode;
  /** Other ways to see the list. */
  views?: ReactNode;
}

/**
 * The head of a list: its title, filters, number and views. From 1024 px it is one line that stays in view, so that the list
 * begins at once; below, the filters are a line of their own. The number is below the title where the line is short of space.
 */
export const ListBar = ({ title, filters, count, views }: ListBarProps) => (
  <header className="list-bar">
    <h1>{title}</h1>
    {filters}
    <p role="status">{count}</p>
    {views}
  </header>
);
