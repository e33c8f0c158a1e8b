/** A passkey of the caller's account (WebAuthn). */
export interface Passkey {
  id: number;
  /** As its owner calls it. */
  name: string;
  createdAt: string;
  /** The last sign-in with it; null if there was none. */
  lastUsedAt: string | null;
}

/** What a browser is asked with, as WebAuthn writes it in JSON; its challenge works once, in this browser, for ten minutes. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** A browser's answer: the passkey has signed the challenge. Bytes are in base64url. */
export interface PasskeyAssertion {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** A browser's answer: a new passkey. Bytes are in base64url. */
export interface NewPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
  /** By default the browser and the system that it was made with. */
  name?: string;
}

export interface PasskeySignIn {
  passkey: PasskeyAssertion;
  /** The session lasts 30 days; otherwise it ends when the browser is closed. */
  rememberMe?: boolean;
}

/** `recoveryCodes` is empty where the account still has some. */
export interface AddedPasskey {
  passkey: Passkey;
  recoveryCodes: string[];
}

export interface PasskeyName {
  name: string;
}

/** Of one account, and characters of a name. */
export const passkeyLimits = { max: 20, name: 60 } as const;
