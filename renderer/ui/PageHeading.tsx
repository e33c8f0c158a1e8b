interface PageHeadingProps {
  title: string;
  lead: string;
}

/** The heading of a list page, with one sentence about its content. */
export const PageHeading = ({ title, lead }: PageHeadingProps) => (
  <header className="mt-8 grid gap-x-16 gap-y-4 lg:mt-12 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-end">
    <h1 className="text-3xl sm:text-4xl lg:text-[3.5rem]">{title}</h1>
    <p className="max-w-2xl text-mute">{lead}</p>
  </header>
);
