import type { Confirmation, InstitutionAddress, OwnInstitution } from '../../contract/institution.js';

export class InstitutionAddressDto implements InstitutionAddress {
  /** Of the provider's page, which leads back to the account's protection. */
  url: string;
}

export class OwnInstitutionDto implements OwnInstitution {
  name: string;
  /** Since when it signs in to the account; null if it does not. */
  linkedSince: string | null;
}

export class ConfirmationDto implements Confirmation {
  /** The name of the institution at which the owner confirms. */
  institution: string;
  /** Until when the last confirmation counts in this session; null if there is none. */
  until: string | null;
}
