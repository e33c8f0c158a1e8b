import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id?: string;
  title: string;
  /** A link or a button at the end of the line. */
  children?: ReactNode;
  className?: string;
}

/** The heading of a section; `id` is for the section's aria-labelledby. */
export function SectionHeading({ id, title, children, className = 'mb-8 lg:mb-10' }: SectionHeadingProps) {
  return (
    <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-3 ${className}`}>
      <h2 id={id} className="text-3xl lg:text-4xl">
        {title}
      </h2>
      {children}
    </div>
  );
}
