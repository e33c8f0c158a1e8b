interface PageHeadingProps {
  title: string;
  lead: string;
}

/** The heading of a page, with one sentence about its content. */
export const PageHeading = ({ title, lead }: PageHeadingProps) => (
  <header className="mt-8 grid gap-x-16 gap-y-4 lg:mt-12 lg:grid-cols-12 lg:items-end">
    <h1 className="text-3xl sm:text-4xl lg:col-span-7 lg:text-[3.5rem]">{title}</h1>
    <p className="max-w-2xl text-mute lg:col-span-5">{lead}</p>
  </header>
);
