import type { ReactNode } from 'react';
import { AdminShell } from '../../renderer/admin/shell/AdminShell.js';

export default function Layout({ children }: { children: ReactNode }) {
  return <AdminShell>{children}</AdminShell>;
}
