import type { ReactNode } from 'react';
import '../../renderer/ui/whole.css';

/** A page of one small form. */
export const AuthPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className="wrap pt-10 pb-20 lg:pt-16 lg:pb-28">
    <div className="max-w-[30rem]">
      <h1 className="text-3xl lg:text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-mute">{lead}</p>
      <div className="mt-8">{children}</div>
    </div>
  </div>
);
