import { Initial1764000000000 } from './1764000000000-initial.js';
import { ListsAtScale1795333212472 } from './1795333212472-lists-at-scale.js';
import { SearchAtScale1795333644946 } from './1795333644946-search-at-scale.js';
import { EmailsAboutSignInAttempts1795336000000 } from './1795336000000-emails-about-sign-in-attempts.js';
import { GalleryByYear1795340000000 } from './1795340000000-gallery-by-year.js';
import { AvatarAddresses1795340100000 } from './1795340100000-avatar-addresses.js';
import { PhotoDatesInThreeLanguages1795345259329 } from './1795345259329-photo-dates-in-three-languages.js';
import { CompletePhotos1795361206862 } from './1795361206862-complete-photos.js';
import { CoverPositionUnset1795361380668 } from './1795361380668-cover-position-unset.js';
import { Memories1795370000000 } from './1795370000000-memories.js';
import { SearchThatFinds1795380000000 } from './1795380000000-search-that-finds.js';
import { Meilisearch1795380100000 } from './1795380100000-meilisearch.js';
import { SeriesOfPhotos1795390000000 } from './1795390000000-series-of-photos.js';
import { SavedSearches1795400000000 } from './1795400000000-saved-searches.js';
import { PlanOfTheCity1795405706311 } from './1795405706311-plan-of-the-city.js';
import { TilesWithZoom1795407416911 } from './1795407416911-tiles-with-zoom.js';
import { Roles1795424240915 } from './1795424240915-roles.js';
import { TypesAndCoversEdited1795430000000 } from './1795430000000-types-and-covers-edited.js';
import { PhotosForAdministrators1795435000000 } from './1795435000000-photos-for-administrators.js';
import { BulkEdits1795435100000 } from './1795435100000-bulk-edits.js';
import { Moderation1795436000000 } from './1795436000000-moderation.js';
import { RemovalRequests1795438000000 } from './1795438000000-removal-requests.js';
import { ContactAnswers1795439000000 } from './1795439000000-contact-answers.js';
import { UploadsInParts1795448872796 } from './1795448872796-uploads-in-parts.js';
import { ProposalsFromFiles1795451042339 } from './1795451042339-proposals-from-files.js';
import { NewScans1795455000000 } from './1795455000000-new-scans.js';
import { PhotosOfEntitiesInOrder1795456000000 } from './1795456000000-photos-of-entities-in-order.js';
import { PartsOfNames1795460000000 } from './1795460000000-parts-of-names.js';
import { PhotosThatFailed1795465000000 } from './1795465000000-photos-that-failed.js';
import { AdministrationAtScale1795471000000 } from './1795471000000-administration-at-scale.js';
import { NamesInFiles1795478000000 } from './1795478000000-names-in-files.js';
import { SecondFactors1795480000000 } from './1795480000000-second-factors.js';
import { StaffSecondFactor1795481000000 } from './1795481000000-staff-second-factor.js';
import { ProtectedAccounts1795482000000 } from './1795482000000-protected-accounts.js';
import { IdentityOfFiles1795618736603 } from './1795618736603-identity-of-files.js';
import { WorkerHeartbeats1795620458445 } from './1795620458445-worker-heartbeats.js';
import { PathsOfDeliveries1795621500000 } from './1795621500000-paths-of-deliveries.js';
import { Passkeys1795632000000 } from './1795632000000-passkeys.js';
import { DevicesOfStaff1795633000000 } from './1795633000000-devices-of-staff.js';
import { ListedLicences1795640000000 } from './1795640000000-listed-licences.js';
import { InventoryNumbers1795640100000 } from './1795640100000-inventory-numbers.js';
import { NamesByNumber1795640200000 } from './1795640200000-names-by-number.js';
import { PhotosByDate1795640300000 } from './1795640300000-photos-by-date.js';
import { VersionsOfJobs1795645000000 } from './1795645000000-versions-of-jobs.js';
import { OpenIdConnect1795646000000 } from './1795646000000-open-id-connect.js';
import { TranslationsByLanguage1795650000000 } from './1795650000000-translations-by-language.js';
import { BaseLanguage1795655000000 } from './1795655000000-base-language.js';
import { Comments1795660000000 } from './1795660000000-comments.js';
import { NamesOfDerivedTables1795670000000 } from './1795670000000-names-of-derived-tables.js';
import { RelationKinds1795680000000 } from './1795680000000-relation-kinds.js';
import { UnreadIndexes1795690000000 } from './1795690000000-unread-indexes.js';
import { DatesAsWritten1795700000000 } from './1795700000000-dates-as-written.js';
import { DatesOfEntities1795710000000 } from './1795710000000-dates-of-entities.js';
import { Imports1795790000000 } from './1795790000000-imports.js';
import { ChangesByTime1795800000000 } from './1795800000000-changes-by-time.js';
import { ImportsInBrowser1795810000000 } from './1795810000000-imports-in-browser.js';
import { UploadsByKey1795820000000 } from './1795820000000-uploads-by-key.js';
import { ChangesOfRows1795830000000 } from './1795830000000-changes-of-rows.js';
import { PhotosOfDecades1795840000000 } from './1795840000000-photos-of-decades.js';
import { LastStepsOfImports1795841000000 } from './1795841000000-last-steps-of-imports.js';
import { UploadsOfImports1795842000000 } from './1795842000000-uploads-of-imports.js';
import { ChosenTablesOfImports1795843000000 } from './1795843000000-chosen-tables-of-imports.js';
import { ListsOfDrafts1795856000000 } from './1795856000000-lists-of-drafts.js';
import { PlainNames1795869493000 } from './1795869493000-plain-names.js';
import { ComparedPhotos1795870000000 } from './1795870000000-compared-photos.js';
import { DraftsOfEntities1795880000000 } from './1795880000000-drafts-of-entities.js';
import { PlacesInSelections1795900000000 } from './1795900000000-places-in-selections.js';
import { DatesOfCards1795914227607 } from './1795914227607-dates-of-cards.js';
import { OtherDatesOfPhotos1795915622074 } from './1795915622074-other-dates-of-photos.js';
import { DaysInTheOrderByDate1795917416629 } from './1795917416629-days-in-the-order-by-date.js';
import { MembersOfDates1795941009368 } from './1795941009368-members-of-dates.js';
import { HarvestedRecords1795941851793 } from './1795941851793-harvested-records.js';
import { Backups1795953416710 } from './1795953416710-backups.js';
import { ImportKeepsNumbers1795955065079 } from './1795955065079-import-keeps-numbers.js';
import { AuthorityIdentifiers1795966533185 } from './1795966533185-authority-identifiers.js';
import { BackupTargets1795968186241 } from './1795968186241-backup-targets.js';
import { Fonds1795979928001 } from './1795979928001-fonds.js';
import { JobTraces1795980394412 } from './1795980394412-job-traces.js';
import { ChangeSetsMayEnd1796016126494 } from './1796016126494-change-sets-may-end.js';
import { BacksOfPhotos1796021700000 } from './1796021700000-backs-of-photos.js';
import { OtherDatesCorrected1796024603077 } from './1796024603077-other-dates-corrected.js';
import { SearchNamesOfRegions1796050892557 } from './1796050892557-search-names-of-regions.js';
import { ApprovedScans1796061821858 } from './1796061821858-approved-scans.js';

/** In order; listed by hand so that every builder and test runner sees the same ones. */
export const migrations = [
  Initial1764000000000,
  ListsAtScale1795333212472,
  SearchAtScale1795333644946,
  EmailsAboutSignInAttempts1795336000000,
  GalleryByYear1795340000000,
  AvatarAddresses1795340100000,
  PhotoDatesInThreeLanguages1795345259329,
  CompletePhotos1795361206862,
  CoverPositionUnset1795361380668,
  Memories1795370000000,
  SearchThatFinds1795380000000,
  Meilisearch1795380100000,
  SeriesOfPhotos1795390000000,
  SavedSearches1795400000000,
  PlanOfTheCity1795405706311,
  TilesWithZoom1795407416911,
  Roles1795424240915,
  TypesAndCoversEdited1795430000000,
  PhotosForAdministrators1795435000000,
  BulkEdits1795435100000,
  Moderation1795436000000,
  RemovalRequests1795438000000,
  ContactAnswers1795439000000,
  UploadsInParts1795448872796,
  ProposalsFromFiles1795451042339,
  NewScans1795455000000,
  PhotosOfEntitiesInOrder1795456000000,
  PartsOfNames1795460000000,
  PhotosThatFailed1795465000000,
  AdministrationAtScale1795471000000,
  NamesInFiles1795478000000,
  SecondFactors1795480000000,
  StaffSecondFactor1795481000000,
  ProtectedAccounts1795482000000,
  IdentityOfFiles1795618736603,
  WorkerHeartbeats1795620458445,
  PathsOfDeliveries1795621500000,
  Passkeys1795632000000,
  DevicesOfStaff1795633000000,
  ListedLicences1795640000000,
  InventoryNumbers1795640100000,
  NamesByNumber1795640200000,
  PhotosByDate1795640300000,
  VersionsOfJobs1795645000000,
  OpenIdConnect1795646000000,
  TranslationsByLanguage1795650000000,
  BaseLanguage1795655000000,
  Comments1795660000000,
  NamesOfDerivedTables1795670000000,
  RelationKinds1795680000000,
  UnreadIndexes1795690000000,
  DatesAsWritten1795700000000,
  DatesOfEntities1795710000000,
  Imports1795790000000,
  ChangesByTime1795800000000,
  ImportsInBrowser1795810000000,
  UploadsByKey1795820000000,
  ChangesOfRows1795830000000,
  PhotosOfDecades1795840000000,
  LastStepsOfImports1795841000000,
  UploadsOfImports1795842000000,
  ChosenTablesOfImports1795843000000,
  ListsOfDrafts1795856000000,
  PlainNames1795869493000,
  ComparedPhotos1795870000000,
  DraftsOfEntities1795880000000,
  PlacesInSelections1795900000000,
  DatesOfCards1795914227607,
  OtherDatesOfPhotos1795915622074,
  DaysInTheOrderByDate1795917416629,
  MembersOfDates1795941009368,
  HarvestedRecords1795941851793,
  Backups1795953416710,
  ImportKeepsNumbers1795955065079,
  AuthorityIdentifiers1795966533185,
  BackupTargets1795968186241,
  Fonds1795979928001,
  JobTraces1795980394412,
  ChangeSetsMayEnd1796016126494,
  BacksOfPhotos1796021700000,
  OtherDatesCorrected1796024603077,
  SearchNamesOfRegions1796050892557,
  ApprovedScans1796061821858,
];
