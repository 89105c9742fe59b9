// Saved mappings next to the columns of a file: load one as a start, or save the current one under a name.

import { type FormEvent, useId, useState } from 'react'
import type { ImportMapping } from '../../../contract/imports/api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { useVersion } from '../app/use-version.ts'
import { ConflictPanel } from '../components/conflict-panel.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { textOf, type WrittenMapping } from './mapping-dialog.tsx'

export function SavedMappings({ onChosen }: { onChosen(mapping: ImportMapping): void }) {
  const t = useMessages('import-columns')
  const act = useAct()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const mappings = useLoad('mappings', async () => (await call('GET /api/admin/importMappings')).data)
  if (!mappings.data || mappings.data.length === 0) return null
  const choose = (name: string) => {
    setChosen(name)
    if (name === '') return
    void act.run(async () => {
      onChosen((await call('GET /api/admin/importMappings/{name}', { params: { name } })).data.mapping)
    })
  }
  return (
    <>
      <label className="sub" htmlFor={id}>
        {t('startFrom')}
      </label>
      <select id={id} className="ctl" value={chosen} disabled={act.busy} onChange={event => choose(event.target.value)}>
        <option value="">{t('noSaved')}</option>
        {mappings.data.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Problem text={act.problem} />
    </>
  )
}

interface SaveProps {
  mapping: ImportMapping
  onClose(): void
  onSaved(name: string): void
}

export function SaveMappingDialog({ mapping, onClose, onSaved }: SaveProps) {
  const t = useMessages('import-columns')
  const imports = useMessages('imports')
  const { act, theirs, save, keepMine } = useVersion<WrittenMapping>(0)
  const [name, setName] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await save(version => call('POST /api/admin/importMappings', { body: { name, mapping, version } }))
    if (saved) onSaved(name)
  }
  if (theirs) {
    const fields = [{ label: name, theirs: textOf(theirs.mapping), mine: textOf(mapping) }]
    return (
      <Dialog title={t('save')} onClose={onClose}>
        <ConflictPanel fields={fields} onMine={keepMine} onTheirs={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('save')} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        <Field
          label={imports('mappingName')}
          hint={imports('mappingNameHint')}
          required
          maxLength={60}
          pattern="[a-z0-9][a-z0-9\-]*"
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy}>
          {imports('saveMapping')}
        </button>
      </form>
    </Dialog>
  )
}
