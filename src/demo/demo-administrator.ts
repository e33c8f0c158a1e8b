import { Injectable } from '@nestjs/common';
import { makePassword } from '../accounts/users/make-password.js';
import { UsersService } from '../accounts/users/users.service.js';

/** `.example` belongs to nobody (RFC 2606): no email to this address can reach a stranger. */
export const demoAdministratorEmail = 'admin@veduta.example';

/** How to sign in. `password` is returned once, when it is created, and is null afterwards. */
export interface DemoAdministratorAccess {
  email: string;
  password: string | null;
}

/** The administrator of the demo. */
@Injectable()
export class DemoAdministrator {
  constructor(private readonly users: UsersService) {}

  /** Creates an administrator if there is none. */
  async provide(): Promise<DemoAdministratorAccess> {
    const [present] = await this.users.findAdministrators();
    if (present) return { email: present.email, password: null };
    const password = makePassword();
    const { user, made } = await this.users.createAdministrator({ email: demoAdministratorEmail, password });
    return { email: user.email, password: made ? password : null };
  }
}
