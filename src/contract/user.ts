/** An account as its owner sees it: never anything of the password. */
export interface User {
  id: number;
  email: string;
  displayName: string | null;
  username: string;
  profileImageUrl: string | null;
  createdAt: string;
  isAdmin: boolean;
}

/** Whether the account's address has proved to be its owner's. */
export interface EmailVerification {
  /** When a link that was mailed there came back; null as long as none has. */
  verifiedAt: string | null;
}

export interface Credentials {
  email: string;
  password: string;
  /** Keeps the session for 30 days; otherwise it ends with the browser. */
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

/** What stands behind `token=` in the link of a mail. */
export interface LinkToken {
  token: string;
}

export interface PasswordReset extends LinkToken {
  password: string;
  confirmPassword: string;
}

/** What of one's own account is changed; what is absent stays, null takes away. */
export interface ProfileChange {
  /** Must be the address that the account has. */
  email?: string;
  displayName?: string | null;
  /** Becomes `profileImageUrl`: an https or own address. */
  avatar?: string | null;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export interface AccountRemoval {
  password: string;
}

/** Somewhere that a member is signed in. */
export interface UserSession {
  id: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** Whether a member wants to be told of what is new in the archive. */
export interface NewsletterConsent {
  accepted: boolean;
  /** When that was said; null for those who never said anything. */
  since: string | null;
}

export type NewsletterChoice = Pick<NewsletterConsent, 'accepted'>;

export const avatarStatuses = ['none', 'processing', 'ready', 'failed'] as const;
export type AvatarStatus = (typeof avatarStatuses)[number];

/** The picture that a member uploaded last. Once it is `ready`, it is the profile's. */
export interface Avatar {
  status: AvatarStatus;
  /** Why it could not be made: a code of the catalogue. */
  failure: string | null;
}

const avatarAddress = /^\/uploads\/avatars\/([\w-]{22})-256\.webp$/;

/** Where an uploaded picture is served, 256 or 512 pixels wide and high. */
export const avatarUrl = (key: string, size: 256 | 512 = 256): string => `/uploads/avatars/${key}-${size}.webp`;

/** The key in an address of ours, or null for any other address. */
export const avatarKeyOf = (url: string): string | null => avatarAddress.exec(url)?.[1] ?? null;

/** An account as administrators see it. */
export interface AdminUser extends User {
  emailVerifiedAt: string | null;
  lastSeenAt: string | null;
}

export interface AdminUserListQuery {
  page?: number;
  /** Part of an address or of a name. */
  q?: string;
}

export interface AdminUserChange {
  isAdmin: boolean;
}

export const apiKeyScopes = ['read', 'write'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export interface ApiKey {
  id: number;
  name: string;
  scopes: ApiKeyScope[];
  /** The first characters, to tell keys apart. */
  prefix: string;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** The answer to making a key: the only time that the key itself is shown. */
export interface NewApiKey extends ApiKey {
  key: string;
}

export interface ApiKeyFields {
  name: string;
  scopes: ApiKeyScope[];
  expiresAt?: string;
}
