import type { ReactNode } from 'react';
import { RecordSteps, type Steps } from './RecordSteps.js';

interface RecordPageProps {
  title: string;
  /** Below the title: by what else one knows the record. */
  subtitle?: ReactNode;
  back: { path: string; text: string };
  steps?: Steps | null;
  /** Beside the form: image, state, links. */
  aside: ReactNode;
  /** Below it: the sections of a form that is long. */
  menu?: ReactNode;
  /** Two fifths of the page, for an image that one reads while writing. */
  isAsideWide?: boolean;
  children: ReactNode;
}

/** The page of one record: name, form, and a column beside it. */
export const RecordPage = ({
  title,
  subtitle,
  back,
  steps = null,
  aside,
  menu,
  isAsideWide = false,
  children,
}: RecordPageProps) => (
  <>
    <RecordSteps back={back} steps={steps} />
    <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
    {subtitle}
    <div
      className={`mt-6 grid gap-x-12 gap-y-8 lg:gap-y-0 ${isAsideWide ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'lg:grid-cols-[16rem_minmax(0,1fr)]'}`}
    >
      {/* Its margin has room for the marks of focus, which a scrolling element would cut. */}
      <aside className="grid auto-rows-max content-start gap-4 lg:-m-1.5 lg:p-1.5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto">
        {aside}
        {menu && <div className="mt-2 max-lg:hidden">{menu}</div>}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  </>
);
