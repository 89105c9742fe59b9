// Uploads a file for a dry run, with a saved mapping or one edited here.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call, upload } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { MappingDialog, NEW_MAPPING, type WrittenMapping } from './mapping-dialog.tsx'

function MappingChoice({
  names,
  value,
  onChoose,
}: {
  names: readonly string[]
  value: string
  onChoose(name: string): void
}) {
  const t = useMessages('imports')
  return (
    <label className="field">
      <span>{t('mapping')}</span>
      <select className="ctl" value={value} onChange={event => onChoose(event.target.value)}>
        <option value="">{t('guessed')}</option>
        {names.map(name => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A saved mapping, or the start of a new one. */
async function written(name: string): Promise<WrittenMapping> {
  if (!name) return NEW_MAPPING
  return (await call('GET /api/admin/importMappings/{name}', { params: { name } })).data
}

export function UploadForm() {
  const t = useMessages('imports')
  const { market } = useLocale()
  const act = useAct()
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState('')
  const [writing, setWriting] = useState<WrittenMapping | null>(null)
  const mappings = useLoad('mappings', async () => (await call('GET /api/admin/importMappings')).data)
  const send = (chosen: File) =>
    act.run(async () => {
      const query = { market, name: chosen.name, dryRun: true, ...(mapping && { mapping }) }
      const { data } = (await upload('/api/admin/imports', { query }, chosen)) as { data: { importId: string } }
      navigate(to(`/imports/${data.importId}`))
    })
  const write = () => act.run(async () => setWriting(await written(mapping)))
  return (
    <>
      <form
        className="panel file-form"
        onSubmit={event => {
          event.preventDefault()
          if (file) void send(file)
        }}
      >
        <h2>{t('newImport')}</h2>
        <label className="field">
          <span>{t('chooseFile')}</span>
          <input
            type="file"
            accept=".csv,.tsv,.xlsx,.ndjson,.jsonl,.gz"
            onChange={event => setFile(event.target.files?.[0] ?? null)}
          />
        </label>
        <MappingChoice names={mappings.data?.map(({ name }) => name) ?? []} value={mapping} onChoose={setMapping} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy || !file}>
            {t('dryRun')}
          </button>
          <button type="button" className="b" disabled={act.busy} onClick={() => void write()}>
            {t(mapping ? 'editMapping' : 'newMapping')}
          </button>
        </div>
        <small className="sub">{act.busy ? t('sending') : t('dryRunHint')}</small>
        <Problem text={act.problem} />
      </form>
      {writing && (
        <MappingDialog
          record={writing}
          onClose={() => setWriting(null)}
          onSaved={name => {
            setWriting(null)
            mappings.again()
            setMapping(name)
          }}
        />
      )}
    </>
  )
}
