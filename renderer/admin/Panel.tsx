import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  /** A link or a button at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page of figures. */
export const Panel = ({ id, title, action, children }: PanelProps) => (
  <section aria-labelledby={id}>
    <div className="mb-4 flex min-h-13.25 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-ink pb-2">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
);
