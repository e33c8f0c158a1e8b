import { Injectable } from '@nestjs/common';
import { type Operation, refusal, type Viewer } from '../contract/access.js';
import type { ArchiveApi } from '../contract/api.js';
import { DomainError } from '../contract/errors.js';
import { ApiKeysService } from '../accounts/api-keys/api-keys.service.js';
import { ApiKeyFieldsDto } from '../accounts/api-keys/api-key.dto.js';
import { UsersService } from '../accounts/users/users.service.js';
import { EmailVerificationService } from '../accounts/own-account/email-verification.service.js';
import { NewsletterChoiceInputDto } from '../accounts/own-account/newsletter.dto.js';
import { NewsletterService } from '../accounts/own-account/newsletter.service.js';
import { ProfileChangeInputDto } from '../accounts/own-account/profile.dto.js';
import { ProfileService } from '../accounts/own-account/profile.service.js';
import { AdminUserChangeInputDto, AdminUserListQueryDto } from '../accounts/admin/admin-user.dto.js';
import { AdminUsersService } from '../accounts/admin/admin-users.service.js';
import { AvatarsService } from '../accounts/avatars/avatars.service.js';
import { ContributionListQueryDto } from '../contributions/contribution.dto.js';
import { ContributionEditOfDto, RejectionOfDto, SuggestionDto } from '../contributions/contribution-fields.dto.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { ModerationService } from '../contributions/moderation.service.js';
import { SuggestionsService } from '../contributions/suggestions.service.js';
import { AdminEntitiesService } from '../entities/admin/admin-entities.service.js';
import { AdminEntityListQueryDto, CoverPositionOfDto, EntityChangeOfDto } from '../entities/admin/admin-entity.dto.js';
import { BookmarkKeyDto } from '../entities/bookmarks/bookmark.dto.js';
import { BookmarksService } from '../entities/bookmarks/bookmarks.service.js';
import { ContactMessageListQueryDto, ContactMessageMarkInputDto } from '../contact/contact-message.dto.js';
import { ContactMessagesService } from '../contact/contact-messages.service.js';
import { EntityListQueryDto, EntityTypeCodeParamDto } from '../entities/public/entity-list-query.dto.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { EntityTypesService } from '../entities/types/entity-types.service.js';
import { NewsService } from '../news/news.service.js';
import { AdminPhotosService } from '../photos/admin/admin-photos.service.js';
import { AdminPhotoListQueryDto } from '../photos/admin/admin-photo.dto.js';
import { FavoriteKeyDto } from '../photos/favorites/favorite.dto.js';
import { FavoritesService } from '../photos/favorites/favorites.service.js';
import { SavedItemsService } from '../photos/favorites/saved-items.service.js';
import { AnnotationsChangeOfDto } from '../photos/annotations/annotation.dto.js';
import { AnnotationsService } from '../photos/annotations/annotations.service.js';
import { PhotoChangeOfDto } from '../photos/admin/photo-change.dto.js';
import { PhotoListQueryDto } from '../photos/public/photo-list-query.dto.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { TagsService } from '../photos/tags/tags.service.js';
import { IdParamDto, SlugParamDto } from '../platform/http/id-param.dto.js';
import { SelectionQueryDto } from '../records/selection-query.dto.js';
import { type InputKind, validated } from '../platform/http/validated.js';
import type { PageTag } from '../platform/page-tags.js';
import { SearchQueryDto } from '../search/search-query.dto.js';
import { SearchService } from '../search/search.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { SiteSettingsFieldsDto } from '../settings/site-settings-fields.dto.js';

/** What a page has shown while it was rendered: by these tags its copy in the cache is dropped. */
export type ShownTags = Set<PageTag>;

/**
 * The server's implementation of `ArchiveApi`: services are called directly, through the same gate and the same
 * validation as over HTTP.
 */
@Injectable()
export class InProcessApi {
  constructor(
    private readonly settings: SettingsService,
    private readonly photos: PhotosService,
    private readonly tags: TagsService,
    private readonly entities: EntitiesService,
    private readonly entityTypes: EntityTypesService,
    private readonly search: SearchService,
    private readonly users: UsersService,
    private readonly profiles: ProfileService,
    private readonly emailVerifications: EmailVerificationService,
    private readonly newsletters: NewsletterService,
    private readonly avatars: AvatarsService,
    private readonly adminUsers: AdminUsersService,
    private readonly favorites: FavoritesService,
    private readonly bookmarks: BookmarksService,
    private readonly marks: SavedItemsService,
    private readonly news: NewsService,
    private readonly contributions: ContributionsService,
    private readonly suggestions: SuggestionsService,
    private readonly moderation: ModerationService,
    private readonly adminPhotos: AdminPhotosService,
    private readonly adminEntities: AdminEntitiesService,
    private readonly apiKeys: ApiKeysService,
    private readonly contactMessages: ContactMessagesService,
    private readonly annotations: AnnotationsService,
  ) {}

  /** The api as one viewer may use it; what is shown is noted in `shown`. */
  for(viewer: Viewer, shown: ShownTags): ArchiveApi {
    const gate = (operation: Operation): void => {
      const refused = refusal(viewer, operation);
      if (refused) throw new DomainError(refused);
    };
    /** A call without input. */
    const open =
      <Answer>(operation: Operation, tags: PageTag[], call: () => Promise<Answer>) =>
      async (): Promise<Answer> => {
        gate(operation);
        tags.forEach((tag) => shown.add(tag));
        return call();
      };
    /** A call with input, checked by its DTO. */
    const checked =
      <Dto extends object>(operation: Operation, dto: new () => Dto, kind: InputKind, tags: PageTag[] = []) =>
      <Answer>(call: (input: Dto) => Promise<Answer>) =>
      async (input: object): Promise<Answer> => {
        gate(operation);
        tags.forEach((tag) => shown.add(tag));
        return call(validated(dto, input, kind));
      };
    const showing =
      <Answer extends { id: number }>(kind: 'photo' | 'entity') =>
      (record: Answer): Answer => {
        shown.add(`${kind}:${record.id}`);
        return record;
      };

    return {
      settings: { site: open('settings.site', ['settings'], () => this.settings.site()) },
      photos: {
        list: checked('photos.list', PhotoListQueryDto, 'query', ['photos', 'tags'])((query) =>
          this.photos.list(query, viewer),
        ),
        popular: checked('photos.popular', SelectionQueryDto, 'query', ['photos'])((query) =>
          this.photos.popular(query),
        ),
        random: checked('photos.random', SelectionQueryDto, 'query', ['photos'])((query) => this.photos.random(query)),
        decades: open('photos.decades', ['photos'], () => this.photos.decades()),
        byId: checked('photos.byId', IdParamDto, 'query')((key) => this.photos.byId(key).then(showing('photo'))),
        bySlug: checked('photos.bySlug', SlugParamDto, 'query', ['tags'])((key) =>
          this.photos.bySlug(key).then(showing('photo')),
        ),
        // Labels are the names of cards.
        annotations: checked('photos.annotations', IdParamDto, 'query', ['entities'])((key) => {
          shown.add(`photo:${key.id}`);
          return this.annotations.list(key, viewer);
        }),
      },
      tags: { list: open('tags.list', ['tags'], () => this.tags.list()) },
      entities: {
        list: checked('entities.list', EntityListQueryDto, 'query', ['entities'])((query) => this.entities.list(query)),
        random: checked('entities.random', SelectionQueryDto, 'query', ['entities'])((query) =>
          this.entities.random(query),
        ),
        countsByType: open('entities.countsByType', ['entities'], () => this.entities.countsByType()),
        byId: checked('entities.byId', IdParamDto, 'query')((key) => this.entities.byId(key).then(showing('entity'))),
        bySlug: checked(
          'entities.bySlug',
          SlugParamDto,
          'query',
        )((key) => this.entities.bySlug(key).then(showing('entity'))),
        photos: checked('entities.photos', IdParamDto, 'query', ['photos'])((key) => this.photos.listOfEntity(key)),
        relations: checked('entities.relations', IdParamDto, 'query', ['entities'])((key) =>
          this.entities.relations(key),
        ),
      },
      entityTypes: { list: open('entityTypes.list', ['entity-types'], () => this.entityTypes.list()) },
      defaultCovers: {
        list: checked('defaultCovers.list', EntityTypeCodeParamDto, 'query', ['entity-types'])((key) =>
          this.entityTypes.listDefaultCovers(key),
        ),
      },
      search: {
        photos: checked('search.photos', SearchQueryDto, 'query', ['photos'])((query) =>
          this.search.photos(query, viewer),
        ),
      },
      users: {
        current: open('users.current', [], () => this.users.current(viewer)),
        avatar: checked('users.avatar', IdParamDto, 'query')((key) => this.avatars.get(key, viewer)),
        emailVerification: checked(
          'users.emailVerification',
          IdParamDto,
          'query',
        )((key) => this.emailVerifications.get(key, viewer)),
        newsletter: checked('users.newsletter', IdParamDto, 'query')((key) => this.newsletters.get(key, viewer)),
        chooseNewsletter: checked(
          'users.chooseNewsletter',
          NewsletterChoiceInputDto,
          'body',
        )((choice) => this.newsletters.choose(choice, viewer)),
        change: checked(
          'users.change',
          ProfileChangeInputDto,
          'body',
        )((profile) => this.profiles.change(profile, viewer)),
      },
      favorites: {
        list: open('favorites.list', [], () => this.favorites.list(viewer)),
        add: checked('favorites.add', FavoriteKeyDto, 'body')((key) => this.favorites.add(key, viewer)),
        remove: checked('favorites.remove', FavoriteKeyDto, 'query')((key) => this.favorites.remove(key, viewer)),
      },
      bookmarks: {
        list: open('bookmarks.list', [], () => this.bookmarks.list(viewer)),
        add: checked('bookmarks.add', BookmarkKeyDto, 'body')((key) => this.bookmarks.add(key, viewer)),
        remove: checked('bookmarks.remove', BookmarkKeyDto, 'query')((key) => this.bookmarks.remove(key, viewer)),
      },
      marks: { list: open('marks.list', [], () => this.marks.list(viewer)) },
      news: { list: open('news.list', [], () => this.news.list(viewer)) },
      contributions: {
        list: checked(
          'contributions.list',
          ContributionListQueryDto,
          'query',
        )((query) => this.contributions.list(query, viewer)),
        create: checked(
          'contributions.create',
          SuggestionDto,
          'body',
        )((suggestion) => this.suggestions.suggest(suggestion, viewer)),
        byId: checked('contributions.byId', IdParamDto, 'query')((key) => this.contributions.byId(key, viewer)),
        change: checked(
          'contributions.change',
          ContributionEditOfDto,
          'body',
        )((edit) => this.contributions.change(edit, viewer)),
        withdraw: checked(
          'contributions.withdraw',
          IdParamDto,
          'query',
        )((key) => this.contributions.withdraw(key, viewer)),
        approve: checked('contributions.approve', IdParamDto, 'query')((key) => this.moderation.approve(key, viewer)),
        reject: checked(
          'contributions.reject',
          RejectionOfDto,
          'body',
        )((rejection) => this.moderation.reject(rejection, viewer)),
      },
      adminPhotos: {
        list: checked('adminPhotos.list', AdminPhotoListQueryDto, 'query')((query) => this.adminPhotos.list(query)),
        counts: open('adminPhotos.counts', [], () => this.adminPhotos.counts()),
        byId: checked('adminPhotos.byId', IdParamDto, 'query')((key) => this.adminPhotos.byId(key)),
        change: checked(
          'adminPhotos.change',
          PhotoChangeOfDto,
          'body',
        )((change) => this.adminPhotos.change(change, viewer)),
        retry: checked('adminPhotos.retry', IdParamDto, 'query')((key) => this.adminPhotos.retry(key, viewer)),
        annotate: checked(
          'adminPhotos.annotate',
          AnnotationsChangeOfDto,
          'body',
        )((fields) => this.annotations.replace(fields, viewer)),
        remove: checked('adminPhotos.remove', IdParamDto, 'query')((key) => this.adminPhotos.remove(key, viewer)),
      },
      adminEntities: {
        list: checked(
          'adminEntities.list',
          AdminEntityListQueryDto,
          'query',
        )((query) => this.adminEntities.list(query)),
        byId: checked('adminEntities.byId', IdParamDto, 'query')((key) => this.adminEntities.byId(key)),
        change: checked(
          'adminEntities.change',
          EntityChangeOfDto,
          'body',
        )((change) => this.adminEntities.change(change, viewer)),
        setCoverPosition: checked(
          'adminEntities.setCoverPosition',
          CoverPositionOfDto,
          'body',
        )((position) => this.adminEntities.setCoverPosition(position, viewer)),
      },
      contactMessages: {
        list: checked(
          'contactMessages.list',
          ContactMessageListQueryDto,
          'query',
        )((query) => this.contactMessages.list(query)),
        mark: checked(
          'contactMessages.mark',
          ContactMessageMarkInputDto,
          'body',
        )((mark) => this.contactMessages.mark(mark, viewer)),
        remove: checked(
          'contactMessages.remove',
          IdParamDto,
          'query',
        )((key) => this.contactMessages.remove(key, viewer)),
      },
      adminSettings: {
        read: open('adminSettings.read', [], () => this.settings.read()),
        change: checked(
          'adminSettings.change',
          SiteSettingsFieldsDto,
          'body',
        )((fields) => this.settings.change(fields, viewer)),
      },
      adminUsers: {
        list: checked('adminUsers.list', AdminUserListQueryDto, 'query')((query) => this.adminUsers.list(query)),
        change: checked(
          'adminUsers.change',
          AdminUserChangeInputDto,
          'body',
        )((change) => this.adminUsers.change(change, viewer)),
        remove: checked('adminUsers.remove', IdParamDto, 'query')((key) => this.adminUsers.remove(key, viewer)),
      },
      apiKeys: {
        list: open('apiKeys.list', [], () => this.apiKeys.list()),
        create: checked('apiKeys.create', ApiKeyFieldsDto, 'body')((fields) => this.apiKeys.create(fields, viewer)),
        revoke: checked('apiKeys.revoke', IdParamDto, 'query')((key) => this.apiKeys.revoke(key, viewer)),
      },
    };
  }
}
