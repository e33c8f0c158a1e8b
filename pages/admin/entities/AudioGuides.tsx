import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { AdminEntityDetail } from '../../../src/contract/entity.js';
import { type Language, languageTable } from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';
import { adminApi } from '../../../renderer/admin/admin-api.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { spokenLanguage } from '../../../renderer/admin/spoken-language.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { sendImage } from '../../../renderer/api/send-image.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';
import { FileInput } from '../../../renderer/forms/FileInput.js';

interface AudioGuidesProps {
  entity: AdminEntityDetail;
  onChange(changed: AdminEntityDetail): void;
}

/** The audio guides of an entity by language: listened to, replaced and removed at once, not with the form. */
export function AudioGuides({ entity, onChange }: AudioGuidesProps) {
  const { t, language: ownLanguage } = useAdminText();
  const { site } = usePageContext();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const [sent, setSent] = useState<{ language: Language; fraction: number } | null>(null);
  const { id } = entity;

  const change = async (call: () => Promise<AdminEntityDetail>, done: string) => {
    await attempt(async () => onChange(await call()), { done, failed: t('entities.audioFailed') });
    setSent(null);
    void client.invalidateQueries();
  };
  const handleFile = ([audio]: File[], language: Language) => {
    if (!audio) return;
    setSent({ language, fraction: 0 });
    const send = () =>
      sendImage('adminEntities.uploadAudio', { id, language, audio }, (fraction) => setSent({ language, fraction }));
    void change(send, t('entities.audioSaved'));
  };
  const handleRemove = (language: Language) =>
    void change(async () => {
      await adminApi.adminEntities.removeAudio({ id, language });
      return adminApi.adminEntities.byId({ id });
    }, t('entities.audioRemoved'));

  return (
    <div className="mt-8 noscript:hidden">
      <FieldGroup id="audio" title={t('entities.audio')} hint={t('entities.audioHint')}>
        <ul>
          {site.languages.map((language) => {
            const url = entity[localizedField('audioUrl', language)];
            const name = languageTable[language].name;
            return (
              <li
                key={language}
                className="grid items-center gap-3 border-t border-line py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
              >
                <p className="text-sm font-semibold">{name}</p>
                {url ? (
                  <audio
                    controls
                    preload="none"
                    src={url}
                    aria-label={t('entities.audioListen', { language: spokenLanguage(language, ownLanguage) })}
                    className="w-full max-w-md"
                  />
                ) : (
                  <p className="text-sm text-mute">{t('entities.noAudio')}</p>
                )}
                <div className="flex flex-wrap gap-2">
                  <label className="btn btn-outline cursor-pointer" aria-busy={sent?.language === language}>
                    {t(url ? 'entities.audioReplace' : 'entities.audioChoose')}
                    <span className="sr-only">: {name}</span>
                    <FileInput
                      accept=".mp3,.ogg,.opus,audio/mpeg,audio/ogg"
                      disabled={isBusy}
                      onFiles={(chosen) => handleFile(chosen, language)}
                    />
                  </label>
                  {url && (
                    <button
                      type="button"
                      className="btn btn-outline"
                      disabled={isBusy}
                      onClick={() => handleRemove(language)}
                    >
                      {t('entities.audioRemove')}
                      <span className="sr-only">: {name}</span>
                    </button>
                  )}
                </div>
                {sent?.language === language && (
                  <progress
                    className="w-full sm:col-span-3"
                    max={1}
                    value={sent.fraction}
                    aria-label={t('entities.audioSending')}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </FieldGroup>
    </div>
  );
}
