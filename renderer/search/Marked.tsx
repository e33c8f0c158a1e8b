import { Fragment } from 'react';
import type { MarkedText } from './excerpt-around.js';

/** A text with the parts that match a search marked. Another text is another element: a translated one is not mended. */
export const Marked = ({ text, marks }: MarkedText) => (
  <span key={`${text} ${marks.join()}`}>
    {marks.map(([begin, end], index) => (
      <Fragment key={begin}>
        {text.slice(marks[index - 1]?.[1] ?? 0, begin)}
        <mark>{text.slice(begin, end)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </span>
);
