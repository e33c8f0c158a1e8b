import { Fragment } from 'react';
import type { MarkedText } from './excerpt-around.js';

/** A text with the parts that match a search marked. */
export const Marked = ({ text, marks }: MarkedText) => (
  <>
    {marks.map(([begin, end], index) => (
      <Fragment key={begin}>
        {text.slice(marks[index - 1]?.[1] ?? 0, begin)}
        <mark>{text.slice(begin, end)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
