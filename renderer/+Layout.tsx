import type { ReactNode } from 'react';
import './ui/style.css';

export default function Layout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
