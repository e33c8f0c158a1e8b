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
  /** Of one's own account. */
  change(input: { id: number } & ProfileChange): Promise<User>;
  /** How far one's own last upload has come; a `ready` one is the profile's picture. */
  avatar(input: { id: number }): Promise<Avatar>;
  emailVerification(input: { id: number }): Promise<EmailVerification>;
  newsletter(input: { id: number }): Promise<NewsletterConsent>;
  /** Gives the consent or takes it back; the moment is written down. */
  chooseNewsletter(input: { id: number } & NewsletterChoice): Promise<NewsletterConsent>;
}

/** These set cookies or read them. */
export interface SessionApi {
  csrf(): Promise<{ token: string }>;
  login(credentials: Credentials): Promise<User>;
  /** Makes an account and signs in to it. */
  register(registration: Registration): Promise<User>;
  logout(): Promise<void>;
  /** Where the member is signed in. */
  list(): Promise<UserSession[]>;
  end(input: { id: string }): Promise<void>;
  endOthers(): Promise<void>;
}

export interface AccountApi {
  /** Answers the same for every address. */
  forgotPassword(input: ForgottenPassword): Promise<void>;
  resetPassword(input: PasswordReset): Promise<void>;
  verifyEmail(input: LinkToken): Promise<void>;
  /** Mails the link once more; for an address that is confirmed, nothing. Its language is that of the page that asks. */
  mailVerification(input: { id: number }): Promise<EmailVerification>;
  /** Ends all other sessions. */
  changePassword(input: { id: number } & PasswordChange): Promise<void>;
  uploadAvatar(input: { id: number; image: Blob }): Promise<Avatar>;
  /** A zip file: a page links to its address. */
  export(input: { id: number }): Promise<Blob>;
  /** Deletes one's own account and signs out. */
  remove(input: { id: number } & AccountRemoval): Promise<void>;
}

export interface AdminUsersApi {
  /** Newest first. */
  list(query: AdminUserListQuery): Promise<Paged<AdminUser>>;
  change(input: { id: number } & AdminUserChange): Promise<AdminUser>;
  remove(input: { id: number }): Promise<void>;
}

export interface ApiKeysApi {
  list(): Promise<ApiKey[]>;
  create(fields: ApiKeyFields): Promise<NewApiKey>;
  revoke(input: { id: number }): Promise<void>;
}
