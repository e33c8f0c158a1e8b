import type { ArchiveApi, BrowserApi } from '../../src/contract/api.js';
import type { Contribution, Proposal } from '../../src/contract/contribution.js';
import type { ErrorBody } from '../../src/contract/errors.js';
import type { AdminPhoto, PhotoFields } from '../../src/contract/photo.js';

/** An answer of the API that is an error: `code` of the catalogue, `message` in the visitor's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorBody['code'],
    message: string,
    readonly errors: ErrorBody['errors'],
    readonly requestId: string,
  ) {
    super(message);
  }
}

type Query = object;

const get = <Answer>(path: string, query: Query = {}): Promise<Answer> =>
  request<Answer>('GET', path + queryString(query));

async function request<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  return withFittingToken(() => requestOnce(method, path, body));
}

/** A token goes with its session. When that has ended, the call gets one that fits, and the answer that is its own. */
async function withFittingToken<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf_invalid') throw error;
    await requestOnce('GET', '/api/csrf');
    return call();
  }
}

async function requestOnce<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined as Answer;
  if (!response.ok) throw await apiError(response);
  return (await response.json()) as Answer;
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  // Sentences of an answer are in the language of the page, not of the browser.
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
  };
  if (method !== 'GET') headers['x-csrf-token'] = await csrfToken();
  const isForm = body instanceof FormData;
  if (body && !isForm) headers['content-type'] = 'application/json';
  return fetch(path, {
    method,
    headers,
    body: isForm ? body : body && JSON.stringify(body),
    credentials: 'same-origin',
  });
}

async function apiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  return new ApiError(body?.code ?? 'unavailable', body?.message ?? '', body?.errors, body?.requestId ?? '');
}

/** The readable cookie of contract.md, HTTP; asked for once, when there is none yet. */
async function csrfToken(): Promise<string> {
  const cookie = /(?:^|; )csrf=([^;]+)/.exec(document.cookie)?.[1];
  if (cookie) return decodeURIComponent(cookie);
  return (await get<{ token: string }>('/api/csrf')).token;
}

function queryString(query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** The browser's implementation: the same calls over HTTP. */
export const httpApi = {
  settings: { site: () => get('/api/settings') },
  photos: {
    list: (query) => get('/api/photos', query),
    popular: (query) => get('/api/photos/popular', query),
    random: (query) => get('/api/photos/random', query),
    decades: () => get('/api/photos/decades'),
    byId: ({ id }) => get(`/api/photos/${id}`),
    bySlug: ({ slug }) => get(`/api/photos/by-slug/${encodeURIComponent(slug)}`),
    annotations: ({ id }) => get(`/api/photos/${id}/annotations`),
  },
  tags: { list: () => get('/api/tags') },
  entities: {
    list: (query) => get('/api/entities', { page: 1, ...query }),
    random: (query) => get('/api/entities/random', query),
    countsByType: () => get('/api/entities/counts-by-type'),
    byId: ({ id }) => get(`/api/entities/${id}`),
    bySlug: ({ slug }) => get(`/api/entities/by-slug/${encodeURIComponent(slug)}`),
    photos: ({ id }) => get(`/api/entities/${id}/photos`),
    relations: ({ id }) => get(`/api/entities/${id}/relations/detailed`),
  },
  entityTypes: { list: () => get('/api/entity-types') },
  defaultCovers: { list: ({ entityTypeCode }) => get(`/api/default-covers/${encodeURIComponent(entityTypeCode)}`) },
  search: { photos: (query) => get('/api/search', query) },
  users: {
    current: () => get('/api/user'),
    change: ({ id, ...profile }) => request('PATCH', `/api/users/${id}`, profile),
    avatar: ({ id }) => get(`/api/users/${id}/avatar`),
    emailVerification: ({ id }) => get(`/api/users/${id}/email-verification`),
    newsletter: ({ id }) => get(`/api/users/${id}/newsletter`),
    chooseNewsletter: ({ id, accepted }) => request('PUT', `/api/users/${id}/newsletter`, { accepted }),
  },
  favorites: {
    list: () => get('/api/favorites'),
    add: (key) => request('POST', '/api/favorites', key),
    remove: ({ photoId }) => request('DELETE', `/api/favorites/${photoId}`),
  },
  bookmarks: {
    list: () => get('/api/bookmarks'),
    add: (key) => request('POST', '/api/bookmarks', key),
    remove: ({ entityId }) => request('DELETE', `/api/bookmarks/${entityId}`),
  },
  marks: { list: () => get('/api/user/marks') },
  news: { list: () => get('/api/user/news') },
  contributions: {
    list: (query) => get('/api/contributions', query),
    create: (suggestion) => request('POST', '/api/contributions', suggestion),
    byId: ({ id }) => get(`/api/contributions/${id}`),
    change: ({ id, ...edit }) => request('PATCH', `/api/contributions/${id}`, edit),
    withdraw: ({ id }) => request('DELETE', `/api/contributions/${id}`),
    approve: ({ id }) => request('PUT', `/api/admin/contributions/${id}/approve`),
    reject: ({ id, ...rejection }) => request('PUT', `/api/admin/contributions/${id}/reject`, rejection),
  },
  adminPhotos: {
    list: (query) => get('/api/admin/photos', query),
    counts: () => get('/api/admin/photos/counts'),
    byId: ({ id }) => get(`/api/admin/photos/${id}`),
    change: ({ id, ...change }) => request('PATCH', `/api/admin/photos/${id}`, change),
    retry: ({ id }) => request('POST', `/api/admin/photos/${id}/retry`),
    remove: ({ id }) => request('DELETE', `/api/admin/photos/${id}`),
    annotate: ({ id, ...change }) => request('PUT', `/api/admin/photos/${id}/annotations`, change),
  },
  adminEntities: {
    list: (query) => get('/api/admin/entities', query),
    byId: ({ id }) => get(`/api/admin/entities/${id}`),
    change: ({ id, ...change }) => request('PATCH', `/api/admin/entities/${id}`, change),
    setCoverPosition: ({ id, position }) => request('POST', `/api/entities/${id}/cover-position`, { position }),
  },
  contactMessages: {
    list: (query) => get('/api/admin/contact-messages', query),
    mark: ({ id, read }) => request('PATCH', `/api/admin/contact-messages/${id}`, { read }),
    remove: ({ id }) => request('DELETE', `/api/admin/contact-messages/${id}`),
  },
  adminSettings: {
    read: () => get('/api/admin/settings'),
    change: (fields) => request('PUT', '/api/admin/settings', fields),
  },
  adminUsers: {
    list: (query) => get('/api/admin/users', query),
    change: ({ id, isAdmin }) => request('PATCH', `/api/admin/users/${id}`, { isAdmin }),
    remove: ({ id }) => request('DELETE', `/api/admin/users/${id}`),
  },
  apiKeys: {
    list: () => get('/api/admin/api-keys'),
    create: (fields) => request('POST', '/api/admin/api-keys', fields),
    revoke: ({ id }) => request('DELETE', `/api/admin/api-keys/${id}`),
  },
} satisfies ArchiveApi;

export const browserApi = {
  session: {
    csrf: () => get('/api/csrf'),
    login: (credentials) => request('POST', '/api/auth/login', credentials),
    register: (registration) => request('POST', '/api/auth/register', registration),
    logout: () => request('POST', '/api/auth/logout'),
    list: () => get('/api/user/sessions'),
    end: ({ id }) => request('DELETE', `/api/user/sessions/${id}`),
    endOthers: () => request('DELETE', '/api/user/sessions'),
  },
  account: {
    forgotPassword: (input) => request('POST', '/api/auth/forgot-password', input),
    resetPassword: (input) => request('POST', '/api/auth/reset-password', input),
    verifyEmail: (input) => request('POST', '/api/auth/verify-email', input),
    mailVerification: ({ id }) => request('POST', `/api/users/${id}/email-verification`),
    changePassword: ({ id, ...passwords }) => request('POST', `/api/users/${id}/change-password`, passwords),
    uploadAvatar: ({ id, image }) => {
      const form = new FormData();
      form.append('image', image);
      return request('POST', `/api/users/${id}/avatar`, form);
    },
    export: async ({ id }) => (await send('GET', `/api/users/${id}/export`)).blob(),
    remove: ({ id, password }) => request('DELETE', `/api/users/${id}`, { password }),
  },
  contact: {
    send: (fields) => request('POST', '/api/contact', fields),
  },
} satisfies Pick<BrowserApi, 'session' | 'account' | 'contact'>;

/** Uploads a scan and tells how much of it is on its way: `onProgress` gets a fraction from 0 to 1. */
export const uploadPhoto = (
  image: File,
  fields: PhotoFields,
  onProgress: (fraction: number) => void,
): Promise<AdminPhoto> => withFittingToken(() => sendImage('/api/admin/photos', image, fields, onProgress));

/** Proposes a photo to the moderators; `onProgress` as above. */
export const proposePhoto = (
  image: File,
  proposal: Proposal,
  onProgress: (fraction: number) => void,
): Promise<Contribution> => withFittingToken(() => sendImage('/api/contributions', image, proposal, onProgress));

/** fetch cannot tell how much was sent, so this one way to send is an XMLHttpRequest. */
async function sendImage<Answer>(
  path: string,
  image: File,
  fields: object,
  onProgress: (fraction: number) => void,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  form.append('image', image);
  const token = await csrfToken();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', path);
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('accept-language', document.documentElement.lang);
    xhr.setRequestHeader('x-csrf-token', token);
    xhr.responseType = 'json';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onerror = () => reject(new ApiError('unavailable', '', undefined, ''));
    xhr.onload = () => {
      if (xhr.status === 201 || xhr.status === 202) return resolve(xhr.response as Answer);
      const body = xhr.response as ErrorBody | null;
      reject(new ApiError(body?.code ?? 'unavailable', body?.message ?? '', body?.errors, body?.requestId ?? ''));
    };
    xhr.send(form);
  });
}
