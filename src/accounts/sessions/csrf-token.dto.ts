export class CsrfTokenDto {
  /** To be sent as `X-CSRF-Token` with every POST, PUT, PATCH and DELETE; the cookie `csrf` holds the same. */
  token: string;
}
