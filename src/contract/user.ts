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
