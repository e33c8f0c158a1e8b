import { Injectable } from '@nestjs/common';
import { makePassword } from '../accounts/users/make-password.js';
import { UsersService } from '../accounts/users/users.service.js';

/** `.example` belongs to nobody (RFC 2606): no mail for this address can reach a stranger. */
export const demoAdministratorEmail = 'admin@veduta.example';

/** Who may sign in. `password` is told once, when it is made, and null from then on. */
export interface DemoAdministratorAccess {
  email: string;
  password: string | null;
}

/** Whoever tries the demo can sign in as an administrator. */
@Injectable()
export class DemoAdministrator {
  constructor(private readonly users: UsersService) {}

  /** Makes an administrator where there is none yet. */
  async provide(): Promise<DemoAdministratorAccess> {
    const [present] = await this.users.findAdministrators();
    if (present) return { email: present.email, password: null };
    const password = makePassword();
    const { user, made } = await this.users.createAdministrator({ email: demoAdministratorEmail, password });
    return { email: user.email, password: made ? password : null };
  }
}
