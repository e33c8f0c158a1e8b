interface PageHeadingProps {
  title: string;
  lead: string;
  /** The heading of a list leaves the room to its first picture: it is close, and on phones and tablets without the sentence. */
  isOfList?: boolean;
}

/** The heading of a page, with one sentence about its content. */
export const PageHeading = ({ title, lead, isOfList = false }: PageHeadingProps) => (
  <header
    className={`${isOfList ? 'mt-1 sm:mt-4 lg:mt-6' : 'mt-8 lg:mt-12'} grid gap-x-16 gap-y-4 lg:grid-cols-12 lg:items-end`}
  >
    <h1 className={`${isOfList ? 'text-2xl xs:text-3xl' : 'text-3xl'} sm:text-4xl lg:col-span-7 lg:text-[3.5rem]`}>
      {title}
    </h1>
    <p className={`max-w-2xl text-mute lg:col-span-5 ${isOfList ? 'max-lg:hidden' : ''}`}>{lead}</p>
  </header>
);
