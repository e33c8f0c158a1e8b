interface PageHeadingProps {
  title: string;
  lead: string;
  /** Of what is below, with which the sentence begins: two equal columns, or seven and five of twelve. */
  columns?: 'equal' | 'wideAndNarrow';
}

const spans = {
  equal: { title: 'lg:col-span-6', lead: 'lg:col-span-6' },
  wideAndNarrow: { title: 'lg:col-span-7', lead: 'lg:col-span-5' },
};

/** The heading of a page, with one sentence about its content. */
export const PageHeading = ({ title, lead, columns = 'wideAndNarrow' }: PageHeadingProps) => (
  <header className="mt-8 grid gap-x-16 gap-y-4 lg:mt-12 lg:grid-cols-12 lg:items-end">
    <h1 className={`text-3xl sm:text-4xl lg:text-[3.5rem] ${spans[columns].title}`}>{title}</h1>
    <p className={`max-w-2xl text-mute ${spans[columns].lead}`}>{lead}</p>
  </header>
);
