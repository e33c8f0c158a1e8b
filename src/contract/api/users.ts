import type { OwnPasswordProof, SignInPending } from '../account-security.js';
import type { Paged } from '../page.js';
import type {
  AccountRemoval,
  AdminUser,
  AdminUserChange,
  AdminUserListQuery,
  ApiKey,
  ApiKeyFields,
  Avatar,
  Credentials,
  EmailVerification,
  ForgottenPassword,
  LinkToken,
  NewApiKey,
  NewsletterChoice,
  NewsletterConsent,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  Registration,
  User,
  UserSession,
} from '../user.js';

export interface UsersApi {
  /** The signed-in user, or null. */
  current(): Promise<User | null>;
  /** Changes the caller's own profile. */
  change(input: { id: number } & ProfileChange): Promise<User>;
  /** The status of the caller's latest upload; once `ready`, it is the profile image. */
  avatar(input: { id: number }): Promise<Avatar>;
  emailVerification(input: { id: number }): Promise<EmailVerification>;
  newsletter(input: { id: number }): Promise<NewsletterConsent>;
  /** Gives or withdraws the consent; the time is recorded. */
  chooseNewsletter(input: { id: number } & NewsletterChoice): Promise<NewsletterConsent>;
}

/** Calls that read or set cookies. */
export interface SessionApi {
  csrf(): Promise<{ token: string }>;
  /** The user; for an account with a second factor what is asked for next (status 202), and nobody is signed in yet. */
  login(credentials: Credentials): Promise<User | SignInPending>;
  /** Creates an account and signs in. */
  register(registration: Registration): Promise<User>;
  logout(): Promise<void>;
  /** The sessions of the member. */
  list(): Promise<UserSession[]>;
  end(input: { id: string }): Promise<void>;
  endOthers(): Promise<void>;
}

export interface AccountApi {
  /** The answer is the same whether the address has an account or not. */
  forgotPassword(input: ForgottenPassword): Promise<void>;
  resetPassword(input: PasswordReset): Promise<void>;
  verifyEmail(input: LinkToken): Promise<void>;
  /** Sends the verification email again, in the language of the page. Does nothing for a verified address. */
  mailVerification(input: { id: number }): Promise<EmailVerification>;
  /** Ends all other sessions. */
  changePassword(input: { id: number } & PasswordChange): Promise<void>;
  uploadAvatar(input: { id: number; image: Blob }): Promise<Avatar>;
  /** A zip file with the caller's personal data. Pages link to it. */
  export(input: { id: number }): Promise<Blob>;
  /** Deletes the caller's own account and signs out. */
  remove(input: { id: number } & AccountRemoval): Promise<void>;
}

export interface AdminUsersApi {
  /** Newest first. */
  list(query: AdminUserListQuery): Promise<Paged<AdminUser>>;
  change(input: { id: number } & AdminUserChange): Promise<AdminUser>;
  /** Ends all sessions of the account. */
  endSessions(input: { id: number } & OwnPasswordProof): Promise<void>;
  /** Takes the second factor of an account away, so that its password is enough again. */
  resetSecondFactor(input: { id: number } & OwnPasswordProof): Promise<void>;
  remove(input: { id: number } & OwnPasswordProof): Promise<void>;
}

export interface ApiKeysApi {
  list(): Promise<ApiKey[]>;
  create(fields: ApiKeyFields): Promise<NewApiKey>;
  revoke(input: { id: number }): Promise<void>;
}
