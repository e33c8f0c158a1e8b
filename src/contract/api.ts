import type { Annotation, AnnotationsChange, ChangedAnnotations } from './annotation.js';
import type { ContactFields, ContactMessage, ContactMessageListQuery, ContactSent } from './contact.js';
import type { Contribution, ContributionEdit, ContributionListQuery, Suggestion } from './contribution.js';
import type {
  AdminEntity,
  AdminEntityDetail,
  AdminEntityListQuery,
  DefaultCover,
  Entity,
  EntityChange,
  EntityDetail,
  EntityListQuery,
  EntityRelation,
} from './entity.js';
import type { EntityType, EntityTypeCount } from './entity-type.js';
import type { SavedItemAdded, Favorite, SavedItems } from './saved-item.js';
import type { News } from './news.js';
import type { Paged, SelectionQuery } from './page.js';
import type {
  AdminPhoto,
  AdminPhotoDetail,
  AdminPhotoListQuery,
  DecadeCount,
  Photo,
  PhotoChange,
  PhotoFields,
  PhotoListQuery,
  PhotoStatusCounts,
} from './photo.js';
import type { SearchQuery, SearchResult } from './search.js';
import type { Site, SiteSettings, SiteSettingsFields } from './settings.js';
import type { Tag } from './tag.js';
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
} from './user.js';

/**
 * Every call that a page makes. Two implementations: `src/site/in-process-api.ts` (the server, no HTTP to ourselves) and
 * `renderer/api/http-api.ts` (the browser). Both fail with an error that carries a `code` of errors.ts.
 */
export interface ArchiveApi {
  settings: {
    site(): Promise<Site>;
  };
  photos: {
    list(query: PhotoListQuery): Promise<Paged<Photo>>;
    /** Most favorited in the last 90 days, then of all time, then newest. */
    popular(query: SelectionQuery): Promise<Photo[]>;
    random(query: SelectionQuery): Promise<Photo[]>;
    /** How many photos each decade has, from the first to the last that has any. */
    decades(): Promise<DecadeCount[]>;
    byId(input: { id: number }): Promise<Photo>;
    /** An old slug finds its photo too: compare the answer's `slug`. */
    bySlug(input: { slug: string }): Promise<Photo>;
    annotations(input: { id: number }): Promise<Annotation[]>;
  };
  tags: {
    list(): Promise<Tag[]>;
  };
  entities: {
    list(query: EntityListQuery): Promise<Paged<Entity>>;
    /** A few cards by chance. */
    random(query: SelectionQuery): Promise<Entity[]>;
    countsByType(): Promise<{ items: EntityTypeCount[] }>;
    byId(input: { id: number }): Promise<EntityDetail>;
    /** An old slug finds its card too: compare the answer's `slug`. */
    bySlug(input: { slug: string }): Promise<EntityDetail>;
    photos(input: { id: number }): Promise<Photo[]>;
    relations(input: { id: number }): Promise<EntityRelation[]>;
  };
  entityTypes: {
    list(): Promise<EntityType[]>;
  };
  defaultCovers: {
    list(input: { entityTypeCode: string }): Promise<DefaultCover[]>;
  };
  search: {
    photos(query: SearchQuery): Promise<SearchResult>;
  };
  users: {
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
  };
  favorites: {
    /** Published photos only, the latest favorited first. */
    list(): Promise<Favorite[]>;
    add(input: { photoId: number }): Promise<SavedItemAdded>;
    /** Also when the photo was no favorite. */
    remove(input: { photoId: number }): Promise<void>;
  };
  bookmarks: {
    /** The latest bookmarked first. */
    list(): Promise<Entity[]>;
    add(input: { entityId: number }): Promise<SavedItemAdded>;
    /** Also when the card was not bookmarked. */
    remove(input: { entityId: number }): Promise<void>;
  };
  marks: {
    /** The ids of all favorites and bookmarks. */
    list(): Promise<SavedItems>;
  };
  news: {
    /** Since the member's last visit. */
    list(): Promise<News>;
  };
  contributions: {
    /** Own ones, newest first; for an administrator everybody's unless `mine`. */
    list(query: ContributionListQuery): Promise<Contribution[]>;
    /** A correction. A new photo is proposed by the same call as a form with an image (`proposePhoto` in the browser). */
    create(suggestion: Suggestion): Promise<Contribution>;
    /** An own one; for an administrator anybody's. */
    byId(input: { id: number }): Promise<Contribution>;
    /** An own one, while it is pending. */
    change(input: { id: number } & ContributionEdit): Promise<Contribution>;
    /** An own one, while it is pending. */
    withdraw(input: { id: number }): Promise<void>;
    approve(input: { id: number }): Promise<Contribution>;
    reject(input: { id: number; reason?: string }): Promise<Contribution>;
  };
  adminPhotos: {
    list(query: AdminPhotoListQuery): Promise<Paged<AdminPhoto>>;
    counts(): Promise<PhotoStatusCounts>;
    byId(input: { id: number }): Promise<AdminPhotoDetail>;
    change(input: { id: number } & PhotoChange): Promise<AdminPhotoDetail>;
    /** All annotations of the photo at once, in their order. */
    annotate(input: { id: number } & AnnotationsChange): Promise<ChangedAnnotations>;
    /** Owes the derivatives of a failed photo again. */
    retry(input: { id: number }): Promise<AdminPhoto>;
    remove(input: { id: number }): Promise<void>;
  };
  adminEntities: {
    /** By name. */
    list(query: AdminEntityListQuery): Promise<Paged<AdminEntity>>;
    byId(input: { id: number }): Promise<AdminEntityDetail>;
    change(input: { id: number } & EntityChange): Promise<AdminEntityDetail>;
    /** Vertical focus of the cover, from 0 (top) to 100 (bottom). */
    setCoverPosition(input: { id: number; position: number }): Promise<void>;
  };
  contactMessages: {
    list(query: ContactMessageListQuery): Promise<Paged<ContactMessage>>;
    mark(input: { id: number; read: boolean }): Promise<ContactMessage>;
    remove(input: { id: number }): Promise<void>;
  };
  adminSettings: {
    read(): Promise<SiteSettings>;
    /** Changes what is given and answers with the whole. */
    change(fields: SiteSettingsFields): Promise<SiteSettings>;
  };
  adminUsers: {
    /** Newest first. */
    list(query: AdminUserListQuery): Promise<Paged<AdminUser>>;
    change(input: { id: number } & AdminUserChange): Promise<AdminUser>;
    remove(input: { id: number }): Promise<void>;
  };
  apiKeys: {
    list(): Promise<ApiKey[]>;
    create(fields: ApiKeyFields): Promise<NewApiKey>;
    revoke(input: { id: number }): Promise<void>;
  };
}

/** What only a browser (or another program over HTTP) can do: it takes cookies, a file or an open connection. */
export interface BrowserApi {
  session: {
    csrf(): Promise<{ token: string }>;
    login(credentials: Credentials): Promise<User>;
    /** Makes an account and signs in to it. */
    register(registration: Registration): Promise<User>;
    logout(): Promise<void>;
    /** Where the member is signed in. */
    list(): Promise<UserSession[]>;
    end(input: { id: string }): Promise<void>;
    endOthers(): Promise<void>;
  };
  account: {
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
  };
  contact: {
    /** The answer's sentence is in the language of the page that asks. */
    send(fields: ContactFields): Promise<ContactSent>;
  };
  adminPhotos: {
    upload(image: Blob, fields: PhotoFields): Promise<AdminPhoto>;
    /** Server-sent events: the photos whose state changed. */
    events(): Promise<void>;
  };
}
