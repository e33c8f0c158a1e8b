export class CsrfTokenDto {
  /** Send it as `X-CSRF-Token` with every POST, PUT, PATCH and DELETE. The cookie `csrf` contains the same. */
  token: string;
}
