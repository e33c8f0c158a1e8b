import { Fragment } from 'react';
import { valueDifference } from './value-difference.js';

interface ChangedValueProps {
  before: string | null;
  after: string;
  /** The language of both where it is not that of the page. */
  lang?: string | undefined;
}

/** A value with what a change removes and adds; screen readers and printers tell the two by their elements. */
export function ChangedValue({ before, after, lang }: ChangedValueProps) {
  const parts = valueDifference(before ?? '', after);
  const isReplaced = parts.length === 2 && parts.every(({ kind }) => kind !== 'same');
  return (
    <span lang={lang} className="break-words whitespace-pre-line">
      {parts.map(({ kind, text }, index) => {
        if (kind === 'removed')
          return (
            <del key={index} className="bg-danger-bg text-danger decoration-1">
              {text}
            </del>
          );
        if (kind === 'added')
          return (
            <Fragment key={index}>
              {isReplaced && <span aria-hidden="true"> → </span>}
              <ins className="bg-success-bg text-success no-underline">{text}</ins>
            </Fragment>
          );
        return text;
      })}
    </span>
  );
}
