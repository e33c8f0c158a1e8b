import { valueDifference } from './value-difference.js';

interface ChangedValueProps {
  before: string | null;
  after: string;
  /** The language of both where it is not that of the page. */
  lang?: string | undefined;
}

/** A value with what a change removes and adds; screen readers and printers tell the two by their elements. */
export const ChangedValue = ({ before, after, lang }: ChangedValueProps) => (
  <span lang={lang} className="break-words whitespace-pre-line">
    {valueDifference(before ?? '', after).map(({ kind, text }, index) => {
      if (kind === 'removed')
        return (
          <del key={index} className="bg-danger-bg text-danger decoration-1">
            {text}
          </del>
        );
      if (kind === 'added')
        return (
          <ins key={index} className="bg-success-bg text-success no-underline">
            {text}
          </ins>
        );
      return text;
    })}
  </span>
);
