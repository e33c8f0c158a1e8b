import { useState } from 'react';
import { errorCodeOf } from '../../../src/contract/error-status.js';
import type { EditedSettings, SiteSettings, SiteSettingsFields } from '../../../src/contract/settings.js';
import { adminApi } from '../admin-api.js';
import { changeSettings } from '../change-settings.js';
import { areSame, changedSettings, settingsOfBoth } from './changed-settings.js';

export interface SettingsConflict {
  names: (keyof SiteSettingsFields)[];
  mine: SiteSettingsFields;
  present: EditedSettings;
}

/** The settings of a form that sends what was changed, and what somebody else has stored while it was edited. */
export function useSettingsVersions(first: EditedSettings) {
  const [stored, setStored] = useState(first);
  /** What the form begins with. */
  const [shown, setShown] = useState<SiteSettings>(first);
  /** Counts how often the form begins again. */
  const [revision, setRevision] = useState(0);
  const [isMerged, setIsMerged] = useState(false);
  const [conflict, setConflict] = useState<SettingsConflict | null>(null);

  const begin = (settings: SiteSettings) => {
    setShown(settings);
    setRevision(revision + 1);
  };
  const send = async (mine: SiteSettingsFields, read: () => SiteSettingsFields) => {
    const change = (version: string) => adminApi.adminSettings.change({ ...mine, version });
    try {
      return { changed: await change(stored.version), isOutdated: false };
    } catch (error) {
      if (errorCodeOf(error) !== 'record_outdated') throw error;
      const present = await adminApi.adminSettings.read();
      const names = settingsOfBoth(mine, stored, present);
      // Other settings than these are nobody's conflict.
      if (names.length === 0) return { changed: await change(present.version), isOutdated: true };
      // Read now, with what was edited since it was sent.
      const edited = changedSettings(read(), stored);
      setConflict({ names: settingsOfBoth(edited, stored, present), mine: edited, present });
      throw error;
    }
  };

  return {
    stored,
    shown,
    revision,
    /** Whether the form has values that are merged and not stored. */
    isMerged,
    /**
     * Saves what the form has, and resolves to what it is based on from then on.
     * @param read called again at the answer, for what was edited meanwhile
     */
    async save(read: () => SiteSettingsFields): Promise<EditedSettings> {
      const sent = read();
      const mine = changedSettings(sent, stored);
      const { changed, isOutdated } = await changeSettings(() => send(mine, read));
      const isEdited = !areSame(read(), sent);
      // What was edited meanwhile stays, based on what it was edited in: what somebody else has stored is found when it is saved.
      const saved = isOutdated && isEdited ? { ...stored, ...picked(changed, mine) } : changed;
      setStored(saved);
      setIsMerged(false);
      if (isOutdated && !isEdited) begin(changed);
      return saved;
    },
    conflict,
    /** Goes on from the present settings, with those of `theirs` as they are in them. */
    merge(theirs: ReadonlySet<string>): void {
      if (!conflict) return;
      const { mine, present } = conflict;
      const kept = Object.entries(mine).filter(([name]) => !theirs.has(name));
      setStored(present);
      setIsMerged(kept.length > 0);
      setConflict(null);
      begin({ ...present, ...Object.fromEntries(kept) });
    },
    dismiss: () => setConflict(null),
  };
}

/** The settings with the names of `names`. */
const picked = (settings: SiteSettings, names: SiteSettingsFields): SiteSettingsFields =>
  Object.fromEntries(Object.keys(names).map((name) => [name, settings[name as keyof SiteSettings]]));
