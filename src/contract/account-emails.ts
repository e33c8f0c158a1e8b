import { accountPaths, pagesWithToken } from './paths.js';

interface AccountEmailRow {
  /** The owner of the account, or all administrators, about the account of somebody else. */
  to: 'owner' | 'administrators';
  /** Where its button leads. */
  page: string;
}

const owner = { to: 'owner', page: accountPaths.forgotPassword } as const;
const administrators = { to: 'administrators', page: '/admin/users' } as const;

/** The emails about an account; each has its texts in `mail.json`, below `accounts`. */
export const accountEmails = {
  verify_email: { to: 'owner', page: accountPaths.verifyEmail },
  reset_password: { to: 'owner', page: accountPaths.resetPassword },
  password_changed: owner,
  sign_in_attempts: owner,
  second_factor_added: owner,
  second_factor_removed: owner,
  codes_removed: owner,
  passkey_added: owner,
  passkey_removed: owner,
  institution_linked: owner,
  institution_unlinked: owner,
  institution_sign_in: { to: 'owner', page: accountPaths.signIn },
  new_device: owner,
  rights_granted: { to: 'owner', page: '/admin' },
  api_key_created: { to: 'owner', page: '/admin/api-keys' },
  staff_second_factor_added: administrators,
  staff_second_factor_removed: administrators,
  staff_codes_removed: administrators,
  staff_passkey_added: administrators,
  staff_passkey_removed: administrators,
  staff_institution_linked: administrators,
  staff_institution_unlinked: administrators,
  staff_new_device: administrators,
  staff_rights_granted: administrators,
  staff_api_key_created: { to: 'administrators', page: '/admin/api-keys' },
} as const satisfies Record<string, AccountEmailRow>;

export type AccountEmailKind = keyof typeof accountEmails;

type KindTo<To> = {
  [Kind in AccountEmailKind]: (typeof accountEmails)[Kind]['to'] extends To ? Kind : never;
}[AccountEmailKind];

/** With a link that works once. */
export type EmailWithLink = 'verify_email' | 'reset_password';
/** About an account, to its owner. */
export type OwnerEmail = Exclude<KindTo<'owner'>, EmailWithLink>;
/** About the account of somebody else, to all administrators. */
export type AdministratorEmail = KindTo<'administrators'>;

/** The page that an email leads to. @param token of its link, for a page that needs one */
export const accountEmailPage = (kind: AccountEmailKind, token: string): string => {
  const { page } = accountEmails[kind];
  return pagesWithToken.includes(page) ? `${page}?token=${token}` : page;
};
