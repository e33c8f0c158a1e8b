import type { Confirmation } from './institution.js';
import type { Role } from './roles.js';

/** An account as its owner sees it. */
export interface User {
  id: number;
  email: string;
  displayName: string | null;
  username: string;
  profileImageUrl: string | null;
  createdAt: string;
  role: Role;
  /** Whether the role is that of an administrator. */
  isAdmin: boolean;
  /** Of the staff without the second factor that the settings ask of it: has a member's rights only. Otherwise left out. */
  lacksSecondFactor?: true;
  /** Of an account without a password, where its owner confirms critical changes. Otherwise left out. */
  confirmation?: Confirmation;
  /** In this session somebody has signed in at the institution: signing out ends that as well. Otherwise left out. */
  wasAtInstitution?: true;
}

/** Whether the account's email address is verified. */
export interface EmailVerification {
  /** When a link that was sent to the address was opened; null if none was yet. */
  verifiedAt: string | null;
}

export interface Credentials {
  email: string;
  password: string;
  /** The session lasts 30 days; otherwise it ends when the browser is closed. */
  rememberMe?: boolean;
}

export interface Registration {
  email: string;
  password: string;
  confirmPassword: string;
  displayName?: string;
  acceptedPrivacyPolicy: boolean;
  acceptedNewsletter?: boolean;
}

export interface ForgottenPassword {
  email: string;
}

/** The `token` parameter of a link in an email. */
export interface LinkToken {
  token: string;
}

/** What the link of an email is for. */
export const linkPurposes = ['reset_password', 'verify_email'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export interface LinkQuery extends LinkToken {
  purpose: LinkPurpose;
}

export interface LinkState {
  /** False when it was used already, has expired, or never was one. */
  isValid: boolean;
}

export interface PasswordReset extends LinkToken {
  password: string;
  confirmPassword: string;
}

/** A patch of the caller's own account; null clears a field. */
export interface ProfileChange {
  /** Must equal the address of the account: it cannot be changed. */
  email?: string;
  displayName?: string | null;
  /** Becomes `profileImageUrl`: an https address or a path of this site. */
  avatar?: string | null;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** When it is sent, it must equal the new password. */
  confirmPassword?: string;
}

export interface AccountRemoval {
  /** Left out where the account has none. */
  password?: string;
}

/** A session of a member. */
export interface UserSession {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** Whether a member consents to the newsletter. */
export interface NewsletterConsent {
  accepted: boolean;
  /** When the consent was given or withdrawn; null if neither ever happened. */
  since: string | null;
}

export type NewsletterChoice = Pick<NewsletterConsent, 'accepted'>;

export const avatarStatuses = ['none', 'processing', 'ready', 'failed'] as const;
export type AvatarStatus = (typeof avatarStatuses)[number];

/** The image that a member uploaded last. Once it is `ready`, it is the profile image. */
export interface Avatar {
  status: AvatarStatus;
  /** Why processing failed: an error code. */
  failure: string | null;
}

const avatarAddress = /^\/uploads\/avatars\/([\w-]{22})-256\.webp$/;

/** The path of an uploaded avatar, 256 or 512 pixels wide and high. */
export const avatarUrl = (key: string, size: 256 | 512 = 256): string => `/uploads/avatars/${key}-${size}.webp`;

/** The key of an uploaded avatar's path, or null for any other address. */
export const avatarKeyOf = (url: string): string | null => avatarAddress.exec(url)?.[1] ?? null;

/** An account as administrators see it. */
export interface AdminUser extends User {
  emailVerifiedAt: string | null;
  lastSeenAt: string | null;
  /** The last sign-in, the registration among them; null if there was none since it is recorded. */
  signedInAt: string | null;
  /** Since when nobody can sign in to the account; null for an account in use. */
  disabledAt: string | null;
  /** Whether its password is not enough to sign in. */
  hasSecondFactor: boolean;
}

export interface AdminUserListQuery {
  page?: number;
  role?: Role;
  disabled?: boolean;
  /** Part of an email address or a name. */
  q?: string;
}

export interface AdminUserChange {
  role?: Role;
  /** The role that the caller has seen: nobody overwrites a change that they do not know of. */
  seenRole?: Role;
  /** Ends all sessions of the account, and nobody can sign in to it until this is false again. */
  isDisabled?: boolean;
  /** The caller's own password, needed where rights grow and to disable an account. */
  password?: string;
}

export const apiKeyScopes = ['read', 'write'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export interface ApiKey {
  id: number;
  name: string;
  scopes: ApiKeyScope[];
  /** The first characters, to recognise the key. */
  prefix: string;
  /** The administrator who created it: it ends with that person's rights. Null once the account is deleted. */
  createdBy: { id: number; name: string } | null;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** The answer to creating a key. The key itself is shown only here. */
export interface NewApiKey extends ApiKey {
  key: string;
}

export interface ApiKeyFields {
  name: string;
  scopes: ApiKeyScope[];
  /** Default: in a year. */
  expiresAt?: string;
  /** The caller's own password, because a key works on after the session has ended. Left out where the account has none. */
  password?: string;
}
