import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { actionIcons } from '../../../../renderer/forms/action-icons.js';
import { inEachLanguage, localized } from '../../../../src/contract/localized.js';
import type { Annotation, Region } from '../../../../src/contract/annotation.js';
import { errorCodeOf } from '../../../../src/contract/error-status.js';
import type { Entity } from '../../../../src/contract/entity.js';
import type { Renditions } from '../../../../src/contract/image.js';
import { recordLimits } from '../../../../src/contract/record-limits.js';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';
import { photoLinks } from '../../../../renderer/admin/photo-form/photo-links.js';
import { FieldGroup } from '../../../../renderer/admin/records/FieldGroup.js';
import { sentWithPage } from '../../../../renderer/admin/records/sent-with-page.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { httpApi } from '../../../../renderer/api/http-api.js';
import { Form } from '../../../../renderer/forms/Form.js';
import { useFormSubmit } from '../../../../renderer/forms/use-form-submit.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { isLoading, isNotLoaded } from '../../../../renderer/loading/loading-state.js';
import { NotLoaded } from '../../../../renderer/loading/NotLoaded.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';
import { type AnnotationDraft, draftOf, fieldsOf } from './annotation-draft.js';
import { areSameAnnotations, countChangedAnnotations, mergedAnnotations } from './merged-annotations.js';
import { AnnotationCanvas } from './AnnotationCanvas.js';
import { AnnotationItem } from './AnnotationItem.js';
import { SuggestedEntities } from './SuggestedEntities.js';

interface Stored {
  annotations: Annotation[];
  entities: Entity[];
}

interface AnnotationEditorProps {
  photo: AdminPhotoDetail;
  image: Renditions;
  control: Ref<AnnotationControl>;
  /** How many annotations are not saved as they are shown. */
  onUnsaved(count: number): void;
  /** Saves the page: the form of the annotations was sent by a key. */
  onSend(): void;
  onChange(change: (before: AdminPhotoDetail) => AdminPhotoDetail): void;
}

export interface AnnotationControl {
  /** Resolves to the version of the photo as it is then, or to null where they are not saved; the editor says why. */
  save(): Promise<string | null>;
}

/** Editor of a photo's annotations: drawn on the image, and listed with their fields. The button of the page saves them. */
export function AnnotationEditor(props: AnnotationEditorProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { id } = props.photo;
  const stored = useQuery({
    queryKey: ['annotation-drafts', id],
    queryFn: () => load(id),
    // Opening the editor again always starts with the stored annotations.
    gcTime: 0,
  });
  return (
    <div className="border-t border-line pt-8 noscript:hidden">
      <FieldGroup id="annotazioni" title={t('annotations.title')} hint={t('annotations.hint')}>
        {stored.data && <Editor {...props} stored={stored.data} />}
        {isLoading(stored) && <p role="status">{site('filters.loading')}</p>}
        {isNotLoaded(stored) && <NotLoaded query={stored} />}
      </FieldGroup>
    </div>
  );
}

function Editor({
  photo,
  image,
  control,
  onUnsaved,
  onSend,
  onChange,
  stored,
}: AnnotationEditorProps & { stored: Stored }) {
  const { t, language } = useAdminText();
  const draftsOf = ({ annotations, entities }: Stored): AnnotationDraft[] => {
    const named = entities.map((card) => ({
      id: card.id,
      name: localized(card, 'name', language),
      ownName: card.name,
    }));
    return annotations.map((annotation) => draftOf(annotation, named));
  };
  const [drafts, setDrafts] = useState(() => draftsOf(stored));
  /** What the drafts are based on; its version is the photo's, until somebody else has changed the annotations. */
  const [base, setBase] = useState(() => ({ drafts: draftsOf(stored), updatedAt: null as string | null }));
  const [selected, setSelected] = useState<string | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  /** The drafts as they were when they were last saved. */
  const [settled, setSettled] = useState(drafts);
  const unsaved = countChangedAnnotations(settled, drafts);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);

  const change = (key: string, changed: Partial<AnnotationDraft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)));
  const remove = (key: string) => setDrafts(drafts.filter((draft) => draft.key !== key));
  const add = (region: Region, entity: Linkable | null = null): string => {
    const key = crypto.randomUUID();
    setDrafts([...drafts, { key, entity, ...inEachLanguage('label', () => ''), ...region }]);
    setSelected(key);
    setIsDrawing(false);
    return key;
  };
  const editor = useRef<HTMLDivElement>(null);
  const focus = (selector: string) =>
    requestAnimationFrame(() => editor.current?.querySelector<HTMLElement>(selector)?.focus());
  /** In the middle, from where the pointer or the arrows take it to its place. */
  const handleAdd = (entity: Linkable | null = null) =>
    focus(`[data-frame="${add({ x: 40, y: 40, w: 20, h: 20 }, entity)}"]`);
  const handleOpen = (key: string) => {
    setSelected(key);
    focus(`[data-item="${key}"]`);
  };
  const isFull = drafts.length >= recordLimits.annotations.max;
  const suggested = photoLinks(photo, language).entities.filter(({ id }) =>
    drafts.every(({ entity }) => entity?.id !== id),
  );

  const version = useRef<string | null>(null);
  const submission = useFormSubmit({
    send: async () => {
      const { id } = photo;
      const annotations = drafts.map(fieldsOf);
      const save = (updatedAt: string) => adminApi.adminPhotos.annotate({ id, updatedAt, annotations });
      let isPhotoUnseen = base.updatedAt !== null;
      const changed = await save(base.updatedAt ?? photo.updatedAt).catch(async (error: unknown) => {
        if (errorCodeOf(error) !== 'record_outdated') throw error;
        isPhotoUnseen = true;
        const { updatedAt } = await adminApi.adminPhotos.byId({ id });
        const present = await load(id);
        const theirs = draftsOf(present);
        // Something else of the photo has changed.
        if (areSameAnnotations(theirs, base.drafts)) return save(updatedAt);
        // With what was edited since they were sent.
        setDrafts((mine) => mergedAnnotations({ base: base.drafts, mine, theirs }));
        setBase({ drafts: theirs, updatedAt });
        showToast({
          kind: 'warning',
          title: t('annotations.mergedTitle'),
          text: t('annotations.merged'),
          durationMs: 12_000,
        });
        return null;
      });
      if (!changed) return;
      // The form beside it keeps the version that it has seen: what somebody else has written is found when it is saved.
      const saved = drafts.map((draft, index) => ({ ...draft, ...regionOf(changed.annotations[index] ?? draft) }));
      setBase({ drafts: saved, updatedAt: isPhotoUnseen ? changed.updatedAt : null });
      onChange((before) => ({
        ...before,
        updatedAt: isPhotoUnseen ? before.updatedAt : changed.updatedAt,
        annotationCount: changed.annotations.length,
      }));
      setSettled(drafts);
      version.current = isPhotoUnseen ? photo.updatedAt : changed.updatedAt;
    },
  });
  useImperativeHandle(control, () => ({
    async save() {
      version.current = null;
      await submission.submit();
      return version.current;
    },
  }));
  // The error may be in a closed item of the list: open that item.
  const invalid = drafts.findIndex((_, index) =>
    submission.error?.errors.some(({ field }) => field.startsWith(`annotations.${index}.`)),
  );

  return (
    <div ref={editor}>
      <Form submission={sentWithPage(submission, onSend)} failed={t('annotations.failed')} className="grid gap-6">
        <AnnotationCanvas
          image={image}
          drafts={drafts}
          selected={selected}
          isDrawing={isDrawing}
          onDraw={(region) => !isFull && handleOpen(add(region))}
          onSelect={setSelected}
          onMove={change}
          onOpen={handleOpen}
          onRemove={remove}
        />
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className="btn btn-outline"
            aria-pressed={isDrawing}
            disabled={isFull}
            onClick={() => setIsDrawing(!isDrawing)}
          >
            <Icon name="pencil" size={18} /> {t('annotations.draw')}
          </button>
          <button type="button" className="btn btn-outline" disabled={isFull} onClick={() => handleAdd()}>
            <Icon name={actionIcons.add} size={18} /> {t('annotations.add')}
          </button>
        </div>
        <SuggestedEntities entities={suggested} isFull={isFull} onAdd={handleAdd} />
        <ol className="border-t border-line" aria-label={t('annotations.title')}>
          {drafts.map((draft, index) => (
            <AnnotationItem
              key={draft.key}
              draft={draft}
              number={index + 1}
              isOpen={draft.key === selected || index === invalid}
              onSelect={() => setSelected(draft.key === selected ? null : draft.key)}
              onChange={(changed) => change(draft.key, changed)}
              onRemove={() => remove(draft.key)}
              errorOf={(field) => submission.errorOf(`annotations.${index}.${field}`)}
            />
          ))}
        </ol>
      </Form>
    </div>
  );
}

/** As it is stored: the server rounds it. */
const regionOf = ({ x, y, w, h }: Region): Region => ({ x, y, w, h });

/**
 * The annotations, and the entities that they link to, because an annotation may show the entity's name as its label.
 */
async function load(id: number): Promise<Stored> {
  const annotations = await httpApi.photos.annotations({ id });
  const ids = [...new Set(annotations.flatMap(({ entityId }) => entityId ?? []))];
  if (ids.length === 0) return { annotations, entities: [] };
  const { items: listed } = await httpApi.entities.list({ ids: ids.join(), limit: 0 });
  // Lists have no drafts.
  const others = ids.filter((of) => listed.every((entity) => entity.id !== of));
  const drafts = await Promise.all(others.map((of) => httpApi.entities.byId({ id: of })));
  return { annotations, entities: [...listed, ...drafts] };
}
