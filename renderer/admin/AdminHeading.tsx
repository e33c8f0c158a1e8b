import type { ReactNode } from 'react';

interface AdminHeadingProps {
  title: string;
  lead: string;
  /** The main action of the page. */
  children?: ReactNode;
}

/** The heading of a page of the administration. */
export const AdminHeading = ({ title, lead, children }: AdminHeadingProps) => (
  <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="min-w-0 grow basis-96">
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="mt-2 max-w-2xl text-mute">{lead}</p>
    </div>
    {children}
  </header>
);
