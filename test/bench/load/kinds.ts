import { setTimeout } from 'node:timers/promises';
import { aJpeg } from '../../support/scans.js';
import { Visitor } from '../../support/visitor.js';
import { administrator } from '../filled-server.js';
import type { RunningServer } from '../running-server.js';

/** What is asked for, always in the same order. */
export interface Asked {
  paths: string[];
  headers?: Record<string, string>;
}

/** A kind of requests. */
export interface Kind {
  name: string;
  /** Pages are rendered anew for each request, as for a crawler that is everywhere for the first time. */
  isRendered: boolean;
  /** CPU milliseconds of all processes that a request should take at most. */
  goalMs?: number;
  /** The share of PostgreSQL in it: more than that, and its statements are planned at each request (docs/adr/0091). */
  mostOfDatabase?: number;
  asked(server: RunningServer): Promise<Asked> | Asked;
}

const languages = ['it', 'en', 'de'];
const inAllLanguages = (paths: string[]): string[] =>
  paths.flatMap((path) => languages.map((language) => `/${language}${path}`));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

async function itemsOf({ url }: RunningServer, list: string): Promise<{ slug: string }[]> {
  return ((await (await fetch(url + list)).json()) as { items: { slug: string }[] }).items;
}

export const kept: Kind = { name: 'kept', isRendered: false, asked: () => ({ paths: ['/it/archivio'] }) };

export const kinds: Kind[] = [
  kept,
  { name: 'home', isRendered: true, goalMs: 10, asked: () => ({ paths: inAllLanguages(['']) }) },
  {
    name: 'archive',
    isRendered: true,
    goalMs: 10,
    asked: () => ({ paths: inAllLanguages(upTo(30).map((page) => `/archivio?page=${page}`)) }),
  },
  {
    name: 'photo',
    isRendered: true,
    goalMs: 8,
    mostOfDatabase: 0.25,
    async asked(server) {
      const photos = await itemsOf(server, '/api/photos?limit=100');
      return { paths: inAllLanguages(photos.map(({ slug }) => `/foto/${slug}`)) };
    },
  },
  {
    name: 'record card',
    isRendered: true,
    goalMs: 8,
    mostOfDatabase: 0.25,
    async asked(server) {
      const entities = await itemsOf(server, '/api/entities?limit=100');
      return { paths: inAllLanguages(entities.map(({ slug }) => `/scheda/${slug}`)) };
    },
  },
  {
    name: 'signed in',
    isRendered: true,
    async asked(server) {
      const visitor = new Visitor(server.url);
      await visitor.signIn(administrator);
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return { paths: ['/it/user/dashboard', '/it/user/favorites'], headers: { Cookie: cookie } };
    },
  },
  {
    name: 'search',
    isRendered: false,
    asked: () => ({
      paths: ['via', 'piazza grande', 'piaza', 'sinagoga', 'famiglia album'].flatMap((words) =>
        upTo(5).map((page) => `/api/search?q=${encodeURIComponent(words)}&offset=${(page - 1) * 20}`),
      ),
    }),
  },
  {
    name: 'map',
    isRendered: false,
    asked: () => ({
      paths: upTo(40).map((step) => {
        const [west, south] = [13.7 + step * 0.002, 45.6 + step * 0.001];
        return `/api/map?bbox=${west},${south},${west + 0.05},${south + 0.04}&zoom=${13 + (step % 4)}`;
      }),
    }),
  },
];

/** Tiles of a scan of 12 megapixels, as a viewer asks for them; it is uploaded first. */
export async function tilesOf(server: RunningServer): Promise<Asked> {
  const id = await uploadScan(server, await aJpeg({ width: 4000, height: 3000 }));
  const service = `/iiif/image/${id}`;
  for (let attempt = 0; !(await fetch(`${server.url}${service}/info.json`)).ok; attempt += 1) {
    if (attempt === 600) throw new Error('The pictures of the scan were not made within a minute');
    await setTimeout(100);
  }
  const edge = 512;
  const columns = upTo(Math.floor(4000 / edge));
  const rows = upTo(Math.floor(3000 / edge));
  return {
    paths: columns.flatMap((column) =>
      rows.map((row) => `${service}/${(column - 1) * edge},${(row - 1) * edge},${edge},${edge}/${edge},/0/default.jpg`),
    ),
  };
}

let editor: Promise<Visitor> | undefined;
let editorOf = '';

/** Resolves with the number of the photo when the scan is stored; a worker makes its pictures later. */
export async function uploadScan({ url }: RunningServer, scan: Buffer): Promise<number> {
  if (editorOf !== url || !editor) {
    editorOf = url;
    editor = signedIn(url);
  }
  const visitor = await editor;
  const form = new FormData();
  form.append('title', 'Banchina');
  form.append('status', 'published');
  form.append('image', new Blob([new Uint8Array(scan)]), 'scan.jpg');
  const { status, body } = await visitor.change('POST', '/api/admin/photos', { multipart: form });
  if (status !== 202) throw new Error(`An upload answered ${status}`);
  return (body as { id: number }).id;
}

async function signedIn(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { status } = await visitor.signIn(administrator);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  return visitor;
}
