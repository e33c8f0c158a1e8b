import type { ReactNode, Ref } from 'react';

interface AuthPageProps {
  title: string;
  lead: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The frame of a page with one small form. */
export const AuthPage = ({ title, lead, heading, children }: AuthPageProps) => (
  <div className="wrap pt-10 pb-20 lg:pt-16 lg:pb-28">
    <div className="max-w-[30rem]">
      <h1 ref={heading} tabIndex={heading ? -1 : undefined} className="text-3xl lg:text-4xl">
        {title}
      </h1>
      <p className="mt-3 text-lg text-mute">{lead}</p>
      <div className="mt-8">{children}</div>
    </div>
  </div>
);
