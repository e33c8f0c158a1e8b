import type { ReactNode } from 'react';
import { UserShell } from '../../renderer/account/UserShell.js';

export default function Layout({ children }: { children: ReactNode }) {
  return <UserShell>{children}</UserShell>;
}
