import { errorStatus } from './error-status.js';
import type { ErrorCode } from './errors.js';
import type { Operation } from './operation.js';
import { type OperationName, operations } from './operations.js';
import { removalFailures } from './removal-failure.js';

const imageErrors = [
  'image_missing',
  'image_type_unsupported',
  'image_unreadable',
  'image_kind_unsupported',
  'image_too_many_pixels',
  'image_too_large',
  'payload_too_large',
] as const;
const uploadErrors = ['upload_not_found', 'upload_expired'] as const;
const photoErrors = ['photo_not_found', 'photo_removed'] as const;
const passkeyErrors = ['passkey_expired', 'passkey_unknown', 'passkey_refused', 'passkeys_unavailable'] as const;
/** Of calls that ask for the own password: where there is none, its owner confirms at the institution. */
const ownProofErrors = ['confirmation_required', 'sign_in_throttled'] as const;
const decisionErrors = [
  'contribution_not_found',
  'contribution_already_decided',
  'contribution_not_ready',
  'contribution_outdated',
  'later_change',
  ...removalFailures,
  ...photoErrors,
] as const;

/** The errors of single calls. Those that follow from method, path and access are left out: `errorsOf` adds them. */
const ownErrors: Partial<Record<OperationName, readonly ErrorCode[]>> = {
  'photos.ofTheDay': ['photo_not_found'],
  'photos.byId': photoErrors,
  'photos.bySlug': photoErrors,
  'photos.annotations': photoErrors,
  'photos.citation': photoErrors,
  'photos.download': [...photoErrors, 'download_not_allowed', 'file_not_found'],
  'entities.byId': ['entity_not_found', 'entity_removed'],
  'entities.bySlug': ['entity_not_found'],
  'entities.relations': ['entity_not_found'],
  'session.login': ['credentials_wrong', 'sign_in_throttled'],
  'security.completeSignIn': ['sign_in_expired', 'sign_in_throttled', ...passkeyErrors],
  'security.beginTotp': ['second_factor_present', ...ownProofErrors],
  'security.confirmTotp': ['second_factor_missing', 'sign_in_throttled'],
  'security.removeTotp': ['second_factor_missing', 'second_factor_obligatory', ...ownProofErrors, ...passkeyErrors],
  'security.renewRecoveryCodes': ['second_factor_missing', ...ownProofErrors, ...passkeyErrors],
  'security.beginPasskeySignIn': ['passkeys_unavailable'],
  'security.signInWithPasskey': ['account_disabled', 'password_missing', 'sign_in_throttled', ...passkeyErrors],
  'security.beginPasskeyStep': ['sign_in_expired', 'second_factor_missing', 'passkeys_unavailable'],
  'security.beginPasskeyProof': ['second_factor_missing', 'passkeys_unavailable'],
  'security.beginPasskey': ['passkeys_full', ...ownProofErrors, ...passkeyErrors],
  'security.addPasskey': [
    'passkey_expired',
    'passkey_refused',
    'passkey_present',
    'passkeys_full',
    'passkeys_unavailable',
  ],
  'security.renamePasskey': ['passkey_not_found'],
  'security.removePasskey': ['passkey_not_found', 'second_factor_obligatory', ...ownProofErrors, ...passkeyErrors],
  'security.linkInstitution': [
    'second_factor_missing',
    'institution_present',
    'institution_unavailable',
    ...ownProofErrors,
    ...passkeyErrors,
  ],
  'security.unlinkInstitution': ['institution_missing', 'password_missing', ...ownProofErrors, ...passkeyErrors],
  'session.register': ['email_taken', 'registration_throttled'],
  'account.forgotPassword': ['mail_unavailable'],
  'account.resetPassword': ['link_invalid'],
  'account.verifyEmail': ['link_invalid'],
  'account.mailVerification': ['mail_unavailable'],
  'account.changePassword': ['credentials_wrong', 'password_missing', ...ownProofErrors],
  'adminSettings.uploadBrandImage': [...imageErrors, 'logo_too_large', 'logo_type_unsupported'],
  'account.uploadAvatar': [...imageErrors, 'avatar_too_large'],
  'account.remove': ['last_administrator', ...ownProofErrors],
  'favorites.add': photoErrors,
  'bookmarks.add': ['entity_not_found'],
  'savedSearches.add': ['saved_search_empty', 'saved_searches_full'],
  'savedSearches.rename': ['saved_search_not_found'],
  'savedSearches.open': ['saved_search_not_found'],
  'contributions.create': [...photoErrors, 'contribution_same_value', 'contributions_full'],
  'contributions.propose': [
    ...imageErrors,
    'file_name_too_long',
    'contributions_full',
    'address_unconfirmed',
    'proposals_quota_full',
    'scan_removed',
  ],
  'contributions.byId': ['contribution_not_found'],
  'contributions.change': ['contribution_not_found', 'contribution_already_decided', 'contribution_same_value'],
  'contributions.withdraw': ['contribution_not_found', 'contribution_already_decided'],
  'contributions.approve': [...decisionErrors, 'memory_choice_missing'],
  'contributions.reject': decisionErrors,
  'contact.send': ['contact_throttled'],
  'removal.request': ['contact_throttled', 'photo_removed'],
  'removalRequests.extend': photoErrors,
  'removalRequests.hide': ['removal_request_decided'],
  'removalRequests.decide': ['removal_request_decided', 'removal_granted', 'photo_removed'],
  'contactMessages.answer': ['mail_unavailable'],
  'system.testMail': ['mail_unavailable'],
  'adminPhotos.byId': photoErrors,
  'adminPhotos.change': [
    ...photoErrors,
    'record_outdated',
    'contribution_not_ready',
    'photo_not_ready',
    'photo_is_back',
  ],
  'adminPhotos.annotate': [...photoErrors, 'record_outdated'],
  'adminPhotos.retry': [...photoErrors, 'retry_not_possible', ...removalFailures],
  'adminPhotos.remove': [...photoErrors, 'photo_proposed'],
  'adminPhotos.restore': [...photoErrors, 'photo_not_removed', 'scan_removed'],
  'adminPhotos.upload': [...imageErrors, 'file_name_too_long', 'scan_removed'],
  'adminPhotos.replaceScan': [
    ...photoErrors,
    ...imageErrors,
    'file_name_too_long',
    'photo_processing',
    'scan_unchanged',
    'scan_removed',
  ],
  'adminPhotos.retryScan': [...photoErrors, 'retry_not_possible', ...removalFailures],
  'adminPhotos.keepScan': photoErrors,
  'adminPhotos.original': ['photo_not_found', 'file_not_found'],
  'adminPhotos.captions': ['selection_empty', 'selection_too_large'],
  'adminPhotos.originals': ['selection_empty', 'selection_too_large', 'too_many_requests'],
  'exports.download': ['selection_empty', 'selection_too_large', 'entity_not_found', 'too_many_requests'],
  'bulkEdits.preview': ['selection_empty', 'selection_too_large', 'bulk_edit_empty'],
  'bulkEdits.start': ['selection_empty', 'selection_too_large', 'selection_outdated', 'bulk_edit_empty'],
  'bulkEdits.byId': ['bulk_edit_not_found'],
  'bulkEdits.cancel': ['bulk_edit_not_found'],
  'bulkEdits.undo': ['bulk_edit_not_found', 'bulk_edit_under_way', 'bulk_edit_undone', 'nothing_to_undo'],
  'imports.byId': ['import_not_found'],
  'imports.create': ['upload_not_found', 'upload_expired', 'upload_incomplete'],
  'imports.change': ['import_not_found', 'import_begun', 'import_under_way', 'record_outdated'],
  'imports.changeTable': ['import_not_found', 'import_begun', 'import_under_way', 'record_outdated'],
  'imports.preview': ['import_not_found'],
  'imports.check': ['import_not_found', 'import_begun', 'import_under_way', 'import_unreadable'],
  'imports.run': ['import_not_found', 'import_begun', 'import_under_way', 'import_unreadable', 'record_outdated'],
  'imports.findings': ['import_not_found'],
  'imports.remove': ['import_not_found', 'import_begun', 'import_under_way'],
  'imports.messages': ['import_not_found'],
  'imports.pause': ['import_not_found'],
  'imports.undo': ['import_not_found', 'import_under_way', 'import_undone', 'nothing_to_undo'],
  'uploads.begin': ['image_too_large', 'import_too_large', 'file_name_too_long', 'uploads_quota_full'],
  'uploads.read': uploadErrors,
  'uploads.append': [...uploadErrors, 'upload_offset_wrong'],
  'uploads.cancel': ['upload_not_found'],
  'uploads.finish': [
    ...uploadErrors,
    ...imageErrors,
    'file_name_too_long',
    'upload_incomplete',
    'upload_damaged',
    'scan_removed',
  ],
  'adminEntities.byId': ['entity_not_found'],
  'adminEntities.change': ['entity_not_found', 'record_outdated'],
  'adminEntities.remove': ['entity_not_found'],
  'adminEntities.photos': ['entity_not_found'],
  'adminEntities.changePhotos': ['entity_not_found', 'record_outdated'],
  'adminEntities.setCoverPosition': ['entity_not_found'],
  'adminEntities.uploadAudio': [
    'entity_not_found',
    'audio_missing',
    'audio_type_unsupported',
    'audio_too_large',
    'payload_too_large',
  ],
  'adminEntities.removeAudio': ['entity_not_found'],
  'adminTags.change': ['record_outdated'],
  'adminFonds.change': ['record_outdated'],
  'adminFonds.remove': ['fonds_has_parts', 'fonds_in_use'],
  'adminEntityTypes.change': ['record_outdated'],
  'adminRelationKinds.change': ['record_outdated'],
  'adminRelationKinds.remove': ['relation_kind_in_use'],
  'adminDefaultCovers.change': ['record_outdated'],
  'adminDefaultCovers.replace': [...imageErrors, 'record_outdated'],
  'adminSettings.change': ['record_outdated'],
  'apiKeys.create': ownProofErrors,
  'adminSecurity.change': ['own_second_factor_first', ...ownProofErrors],
  'adminSettings.replacePlan': ['plan_unreadable', 'plan_too_detailed'],
  'adminUsers.change': [
    'own_account',
    'last_administrator',
    'staff_password_short',
    'record_outdated',
    ...ownProofErrors,
  ],
  'adminUsers.endSessions': [...ownProofErrors],
  'adminUsers.resetSecondFactor': ['second_factor_missing', ...ownProofErrors],
  'adminUsers.remove': ['own_account', 'last_administrator', ...ownProofErrors],
  'changeSets.revert': [
    ...photoErrors,
    'later_change',
    'change_not_revertible',
    'photo_not_ready',
    'photo_withheld',
    'scan_removed',
    'removal_request_decided',
  ],
};

/** All error codes that one of the calls may answer, by HTTP status. */
export function errorsOf(names: OperationName[]): Record<number, ErrorCode[]> {
  const codes = new Set(names.flatMap((name) => [...commonErrors(name), ...(ownErrors[name] ?? [])]));
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codes) (byStatus[errorStatus[code]] ??= []).push(code);
  return byStatus;
}

/** The path stands for a person's own account: another person's is refused. */
const isOfAccount = (path: string): boolean => path.startsWith('/users/:id');

function commonErrors(name: OperationName): ErrorCode[] {
  const { method, path, access }: Operation = operations[name];
  const changes = method !== 'GET';
  return [
    'validation_failed',
    'malformed_body',
    'api_key_invalid',
    access.key === null ? 'session_only' : 'scope_missing',
    ...(access.who === 'everyone' ? [] : (['sign_in_required'] as const)),
    ...(access.who === 'everyone' || access.who === 'members'
      ? []
      : (['admin_only', 'role_missing', 'second_factor_required'] as const)),
    ...(isOfAccount(path) ? (['not_your_account'] as const) : []),
    ...(path.includes(':') ? (['not_found'] as const) : []),
    ...(changes ? (['csrf_invalid', 'payload_too_large', 'media_type_unsupported', 'storage_full'] as const) : []),
    'too_many_requests',
    'unavailable',
  ];
}
