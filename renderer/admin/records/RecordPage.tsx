import type { ReactNode } from 'react';
import { Link } from '../../layout/Link.js';
import { Icon } from '../../ui/icons/Icon.js';

interface RecordPageProps {
  title: string;
  back: { path: string; text: string };
  /** Beside the form: image, state, links. */
  aside: ReactNode;
  children: ReactNode;
}

/** The page of one record: name, form, and a column beside it. */
export const RecordPage = ({ title, back, aside, children }: RecordPageProps) => (
  <>
    <Link to={back.path} className="link inline-flex min-h-11 items-center gap-2 text-sm">
      <Icon name="arrow-left" size={18} /> {back.text}
    </Link>
    <h1 className="mt-1 max-w-[24ch] text-3xl lg:text-4xl">{title}</h1>
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-y-0">
      <aside className="grid content-start gap-4 lg:sticky lg:top-6 lg:self-start">{aside}</aside>
      <div className="min-w-0">{children}</div>
    </div>
  </>
);
