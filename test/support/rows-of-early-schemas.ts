/** Rows for every table of the first schema: 1,200 photos in every state, and what belongs to them. */
export const rowsOfFirstSchema = `
insert into users (email, email_key, username, password_hash, is_admin, email_verified_at, profile_image_url)
  select 'U' || n || '@example.org', 'u' || n || '@example.org', 'member' || n, 'hash', n = 1, now(), '/avatars/' || n
  from generate_series(1, 12) n;
insert into sessions (sid, sess, expire)
  select 'sid' || n, json_build_object('passport', json_build_object('user', n)), now() + interval '1 day'
  from generate_series(1, 5) n;
insert into api_keys (name, prefix, key_hash, scopes, created_by)
  select 'key ' || n, 'vk_' || n, 'hash' || n, array['photos:read'], n from generate_series(1, 3) n;
insert into consents (user_id, kind, text_version) select n, 'privacy', '1' from generate_series(1, 12) n;
insert into avatars (user_id, key, sha256, type, status) select n, 'key' || n, 'a' || n, 'image/png', 'ready'
  from generate_series(1, 4) n;
insert into account_emails (kind, user_id, language, token_hashes) select 'verify_email', n, 'it', array['t' || n]
  from generate_series(1, 4) n;
insert into throttling (key, points, expire) values ('sign-in:1', 3, 1700000000000);

insert into entity_types (code, name, name_en, color, icon)
  select 'type' || n, 'Tipo ' || n, 'Type ' || n, 'blue', 'building' from generate_series(1, 4) n;
insert into entities (slug, entity_type_id, name, name_en, description, lat, lng, cover_photo_position)
  select 'entity-' || n, 1 + n % 4, 'Palazzo ' || n, case when n % 2 = 0 then 'Palace ' || n end, '<p>Storia</p>',
    45.6 + n * 0.001, 13.7 + n * 0.001, case when n % 5 = 0 then 20 else 50 end
  from generate_series(1, 30) n;
insert into entity_relations (from_entity_id, to_entity_id, kind, reason)
  select n, n + 1, 'near', 'accanto' from generate_series(1, 20) n;
insert into default_covers (entity_type_id, sort_order, image_url)
  select 1 + n % 4, 1 + n / 4, '/covers/' || n from generate_series(0, 7) n;
insert into bookmarks (user_id, entity_id) select 1 + n % 12, n from generate_series(1, 30) n;

insert into photos (slug, status, proposed, title, title_en, title_de, description, description_en, year, year_start,
    year_end, date_text, author, license, inventory_number, lat, lng, original_sha256, original_name, renditions, uploaded_by,
    created_at, published_at, removed_at)
  select 'photo-' || n, status, n % 29 = 0,
    case n % 3 when 0 then 'Molo Audace (' || n || ')' when 1 then 'Època d''oro, ' || n else 'Città vecchia' end,
    case when n % 2 = 0 then 'Pier ' || n end, case when n % 4 = 0 then 'Mole ' || n end,
    case when n % 5 <> 0 then 'Descrizione ' || n end, case when n % 10 = 1 then 'Description ' || n end,
    case when n % 4 = 0 then 1850 + n % 100 end,
    case when n % 4 = 1 then 1880 + n % 50 end, case when n % 4 in (1, 2) then 1931 + n % 20 end,
    case when n % 7 = 0 then 'primavera 19' || 10 + n % 80 end, 'Wulz',
    (array['cc by 4.0', 'CC BY 4.0', 'public domain', null, 'tutti i diritti riservati'])[1 + n % 5],
    case when n % 3 = 0 then 'FT ' || n end,
    case when n % 2 = 0 then 45.6 + n * 0.0001 end, case when n % 2 = 0 then 13.7 + n * 0.0001 end,
    'sha' || n, 'scan ' || n || '.tif', '{"1280": {"width": 1280, "height": 900}}', 1 + n % 12,
    timestamptz '2025-01-01' + n * interval '1 hour', case when status = 'published' then now() end,
    case when status = 'removed' then now() end
  from (select n, case when n % 29 = 0 then 'draft'
      else (array['published', 'published', 'published', 'published', 'draft', 'processing', 'failed', 'removed'])[1 + n % 8]
    end as status from generate_series(1, 1200) n) photo;
update entities set cover_photo_id = id where id <= 10;
insert into tags (slug, name, name_en) select 'tag-' || n, 'mare ' || n, 'sea ' || n from generate_series(1, 15) n;
insert into photo_tags select p, t from generate_series(1, 1200) p, generate_series(1, 15) t where (p * t) % 4 = 1;
insert into photo_entities (photo_id, entity_id, position)
  select p, e, e % 3 from generate_series(1, 1200) p, generate_series(1, 30) e where (p + e) % 11 = 0;
insert into annotations (photo_id, entity_id, x, y, w, h, label, label_de)
  select n, n, 10, 10, 20.5, 20, 'faro', 'Leuchtturm' from generate_series(1, 25) n;
insert into favorites (user_id, photo_id, created_at)
  select u, p, now() - p * interval '1 day' from generate_series(1, 12) u, generate_series(1, 200) p where (u * p) % 9 = 0;

insert into contributions (user_id, photo_id, field_name, language, base_value, new_value, note)
  select 1 + n % 12, n, 'title', 'en', null, 'Pier of ' || n, 'perché' from generate_series(1, 20) n;
insert into contributions (user_id, proposed_photo_id, title, rights_declared_at, status, decided_at)
  select 2, n * 29, 'Proposta ' || n, now(), 'rejected', now() from generate_series(1, 5) n;
insert into settings ("values") values ('{"siteName": "Vecchia città", "mapTiles": {"url": "https://tiles.example.org/{z}"}}');
insert into contact_messages (name, email, subject, message, language)
  select 'Anna', 'a@example.org', 'Domanda', 'Testo ' || n, 'it' from generate_series(1, 6) n;
insert into file_uses select 'entity', n, 'audio:it', 'audio' || n from generate_series(1, 6) n;
insert into slug_history (kind, slug, record_id) select 'photo', 'former-' || n, n from generate_series(1, 6) n;

insert into change_sets (actor, user_id, source) select 'user', 1 + n % 12, 'api' from generate_series(1, 40) n;
insert into record_changes (change_set_id, kind, record_id, part, action, before, after)
  select n, (array['photo', 'entity', 'tag'])[1 + n % 3], n, case when n = 10 then 'cover' else 'metadata' end, 'changed',
    '{"author": null}', '{"author": "Wulz"}' from generate_series(1, 40) n;
-- An entity whose cover was put into the middle by somebody.
insert into record_changes (change_set_id, kind, record_id, part, action) values (1, 'entity', 2, 'cover', 'changed');
insert into job_outbox (kind, subject, subject_id, version, done_version)
  select 'index', 'photo', n, 3, case when n % 2 = 0 then 3 else 1 end from generate_series(1, 20) n;

insert into search_documents (kind, id, tsv, tsv_it, tsv_en, tsv_de, year_start, year_end, tag_ids, entity_ids,
    entity_type_codes, created_at)
  select 'photo', id, to_tsvector('simple', title), '', '', '', coalesce(year, year_start, year_end),
    coalesce(year, year_end, year_start) + 1, '{}', '{}', '{}', created_at from photos where status = 'published';
insert into search_documents (kind, id, tsv, tsv_it, tsv_en, tsv_de, tag_ids, entity_ids, entity_type_codes, created_at)
  select 'entity', id, to_tsvector('simple', name), '', '', '', '{}', '{}', '{}', created_at from entities;
insert into search_words values ('molo', 100), ('palazzo', 30);
insert into search_versions select kind, id, nextval('search_version') from search_documents;
`;

/** Rows for the tables that came between the first schema and PhotosThatFailed, and for what photos got meanwhile. */
export const rowsOfLaterSchema = `
insert into contributions (user_id, photo_id, field_name, new_value, year)
  select 3, n, 'memory', 'Ero là', '1950' from generate_series(1, 4) n;
insert into saved_searches (user_id, name, filters)
  values (1, 'Molo', '{"q": "molo"}'), (1, 'Libere', '{"licence": "cc by 4.0"}'), (1, 'Libere anche', '{"licence": "CC BY 4.0"}'),
    (2, 'Libere', '{"licence": "cc by 4.0"}');
insert into plans (version, content) values ('abc', '{"type": "FeatureCollection", "features": []}');
insert into bulk_edits (change, user_id, total, done, changed) values ('{"author": "Wulz"}', 1, 2, 1, 1);
insert into bulk_edit_photos (bulk_edit_id, photo_id, outcome) values (1, 1, 'changed'), (1, 2, null);
insert into removal_requests (reference, photo_id, name, email, role, reason, language, hidden_at)
  select 'R' || n, n, 'Autore', 'r@example.org', 'author', 'È mia', 'it', now() from generate_series(1, 3) n;
insert into contact_answers (message_id, user_id, subject, text) values (1, 1, 'Re: Domanda', 'Risposta');
insert into meilisearch_indexes values ('photo', 'http://localhost:7700', '1');
insert into meilisearch_changes (kind, id) select 'photo', n from generate_series(1, 5) n;
insert into uploads (id, user_id, name, bytes, sha256) values ('u1', 1, 'A/001.tif', 1000, 'x');
update photo_entities set place = photo_id % 5 where photo_id % 3 = 0;
update photos set withheld_from = 'published', status = 'removed' where id = 1;
update photos set new_scan = '{"originalSha256": "new", "failure": "image_unreadable"}' where id = 2;
update photos set credits_contributor = true, from_file = '{"author": "M. Rossi"}', uploaded_by = 5 where id = 29;
-- The account of this one is deleted: what its file said is to be forgotten.
update photos set credits_contributor = true, from_file = '{"author": "M. Rossi"}', uploaded_by = null where id = 58;
update entities set aliases = '[{"name": "Palazzo Carciotti"}]' where id = 3;
delete from favorites where user_id = 4;
update users set disabled_at = now() where id = 3;
`;
