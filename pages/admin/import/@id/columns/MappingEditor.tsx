import { useState } from 'react';
import type { Mapping } from '../../../../../src/contract/exchange/mapping.js';
import type { ImportDetail, ImportTable } from '../../../../../src/contract/import.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { lacksOf } from '../../../../../renderer/admin/imports/edit-mapping.js';
import { importPath } from '../../../../../renderer/admin/imports/import-steps.js';
import { RecordForm } from '../../../../../renderer/admin/records/RecordForm.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { fieldFailure } from '../../../../../renderer/forms/field-failure.js';
import { usePutImport, useRefreshImport } from '../use-import.js';
import { ColumnTable } from './ColumnTable.js';
import { FixedValues } from './FixedValues.js';
import { MappingFile } from './MappingFile.js';
import { MappingOptions } from './MappingOptions.js';
import { type MappingForm, sameMapping } from './mapping-form.js';
import { TextLanguage } from './TextLanguage.js';

interface MappingEditorProps {
  of: ImportDetail;
  place: number;
  table: ImportTable;
}

/** The form of what the columns of a table mean. Nothing is sent before it is saved. */
export function MappingEditor({ of, place, table }: MappingEditorProps) {
  const { t, language } = useAdminText();
  const put = usePutImport();
  const refresh = useRefreshImport();
  /** Null: as it is saved. */
  const [edited, setEdited] = useState<MappingForm | null>(null);
  /** Fields with a state of their own begin anew with another mapping. */
  const [loads, setLoads] = useState(0);
  const saved: MappingForm = { mapping: table.mapping, publishes: of.publishes };
  const form = edited ?? saved;
  const change = (next: MappingForm) => setEdited(sameMapping(next, saved) ? null : next);
  const changeMapping = (mapping: Mapping) => change({ ...form, mapping });

  const save = async () => {
    const sent = form;
    const { collection } = sent.mapping;
    const { id } = of;
    const [lack] = lacksOf(sent.mapping);
    if (lack !== undefined) throw await fieldFailure(lack, 'field_required', language);
    try {
      let { version } = of;
      if (sent.publishes !== saved.publishes || collection !== saved.mapping.collection)
        ({ version } = await adminApi.imports.change({ id, publishes: sent.publishes, collection, version }));
      put(await adminApi.imports.changeTable({ id, place, mapping: sent.mapping, version }));
    } catch (error) {
      // After an error that says so, saving again means to replace what somebody else has saved.
      await refresh(id);
      throw error;
    }
    // What was changed since stays.
    setEdited((now) => (now && sameMapping(now, sent) ? null : now));
    return {};
  };

  return (
    <div className="mt-6">
      <RecordForm
        save={save}
        isChanged={edited !== null}
        next={importPath(of.id, 'check')}
        nextText={t('imports.saveAndCheck')}
      >
        {(errorOf) => {
          // The server names a field of the mapping with or without the mapping.
          const errorIn = (field: string) => errorOf(field) ?? errorOf(`mapping.${field}`);
          return (
            <>
              <TextLanguage
                mapping={form.mapping}
                onChange={(mapping) => {
                  changeMapping(mapping);
                  setLoads(loads + 1);
                }}
              />
              <ColumnTable
                key={`columns-${loads}`}
                table={table}
                mapping={form.mapping}
                errorOf={errorIn}
                onChange={changeMapping}
              />
              <FixedValues mapping={form.mapping} errorOf={errorIn} onChange={changeMapping} />
              <MappingOptions form={form} errorOf={errorIn} onChange={change} />
              <MappingFile
                name={table.name}
                mapping={form.mapping}
                columns={table.shape.columns}
                onLoad={(mapping) => {
                  changeMapping(mapping);
                  setLoads(loads + 1);
                }}
              />
            </>
          );
        }}
      </RecordForm>
    </div>
  );
}
