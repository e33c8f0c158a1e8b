import type { ReactNode } from 'react';

interface RecordSectionProps {
  /** Of its heading. */
  id: string;
  /** Of the section itself, where links lead to it. */
  anchor?: string;
  title: string;
  /** At the end of the heading's line: a link or a fact. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section below the text of a photo or an entity. It is not printed. */
export const RecordSection = ({ id, anchor, title, aside, className = '', children }: RecordSectionProps) => (
  <section id={anchor} aria-labelledby={id} className={`border-t border-line print:hidden ${className}`}>
    <div className="wrap py-14 lg:py-20">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </div>
  </section>
);
