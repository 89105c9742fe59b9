// Imports prices from a pasted spreadsheet or a file: validated first, then the valid lines are saved and the invalid
// ones kept.

import { useState } from 'react'
import type { PriceImport, PriceList } from '../../../contract/price-lists/api.ts'
import { PRICE_COLUMNS } from '../../../contract/price-lists/lists.rules.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call, saveFile } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'

/** Base64 adds a third, and a call accepts eleven megabytes. */
const MAX_BYTES = 7_000_000
/** Maximum invalid lines shown; their file has all of them. */
const SHOWN = 100

function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}

/** The input of the call: the file, otherwise the pasted cells. */
async function sentOf(file: File | null, pasted: string): Promise<{ name: string; data: string }> {
  if (file) return { name: file.name, data: base64Of(new Uint8Array(await file.arrayBuffer())) }
  return { name: 'pasted.csv', data: base64Of(new TextEncoder().encode(pasted)) }
}

function Report({ report }: { report: PriceImport }) {
  const t = useMessages('price-lists')
  const { number } = useLocale()
  const { added, changed, same, removed, idle, wrong } = report
  const counts = { added, changed, same, removed, wrong: wrong.length }
  const words = Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, number(count)]))
  const save = () => {
    const rows = wrong.map(line => [line.msn, line.sellerCode, line.price, line.breaks, t(`problem-${line.problem}`)])
    const text = CSV_MARK + csvText([[...PRICE_COLUMNS, 'Reason'], ...rows])
    saveFile('prices-not-taken.csv', new Blob([text], { type: 'text/csv' }))
  }
  return (
    <>
      <p role="status">{t('checked', words as typeof words & Record<keyof typeof counts, string>)}</p>
      {idle.length > 0 && <p className="late">{t('idleNote', { count: number(idle.length) })}</p>}
      {wrong.length > 0 && (
        <>
          <ul className="rows">
            {wrong.slice(0, SHOWN).map(({ row, msn, price, problem }) => (
              <li key={row}>
                <div className="grow">
                  <b>{t('line', { row: number(row) })}</b> <span className="sub">{`${msn} ${price}`}</span>{' '}
                  <span className="tag bad">{t(`problem-${problem}`)}</span>
                </div>
              </li>
            ))}
          </ul>
          <button type="button" className="b sm" onClick={save}>
            {t('downloadWrong')}
          </button>
        </>
      )}
    </>
  )
}

interface ImportProps {
  list: PriceList
  onSaved(): void
  onClose(): void
}

/** The input, and the result of its validation. */
function useImport({ list, onSaved, onClose }: ImportProps) {
  const t = useMessages('price-lists')
  const { busy, problem, run } = useAct()
  const [input, setInput] = useState<{ pasted: string; file: File | null; replace: boolean }>({
    ...{ pasted: '', file: null, replace: false },
  })
  const [report, setReport] = useState<PriceImport | null>(null)
  const { pasted, file, replace } = input
  const changes = report !== null && report.added + report.changed + report.removed > 0
  const send = async (save: boolean) => {
    const sent = await run(async () => {
      const body = { ...(await sentOf(file, pasted)), version: list.version, replace, save }
      const params = { listId: list.listId }
      return (await call('POST /api/admin/priceLists/{listId}/import', { params, body })).data
    })
    if (!sent) return
    setReport(sent)
    if (!save) return
    showToast(t('saved'))
    onSaved()
    if (sent.wrong.length === 0) onClose()
  }
  const set = (part: Partial<typeof input>) => {
    setInput({ ...input, ...part })
    setReport(null)
  }
  const tooLarge = file !== null && file.size > MAX_BYTES
  const ready = (file !== null || pasted.trim() !== '') && !tooLarge && (report === null || changes) && !busy
  return { ...input, ...{ set, report, changes, ready, send }, problem: tooLarge ? t('tooLarge') : problem }
}

export function ImportDialog(props: ImportProps) {
  const t = useMessages('price-lists')
  const { pasted, replace, set, report, changes, ready, send, problem } = useImport(props)
  return (
    <Dialog title={t('import')} onClose={props.onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          void send(changes)
        }}
      >
        <TextArea
          label={t('pasted')}
          hint={t('importHint')}
          rows={6}
          value={pasted}
          onChange={event => set({ pasted: event.target.value })}
        />
        <label className="field">
          <span>{t('orFile')}</span>
          <input
            type="file"
            className="ctl"
            accept=".csv,.tsv,.xlsx"
            onChange={event => set({ file: event.target.files?.[0] ?? null })}
          />
        </label>
        <label className="check">
          <input type="checkbox" checked={replace} onChange={event => set({ replace: event.target.checked })} />
          {t('replace')}
        </label>
        <small className="sub">{t('replaceHint')}</small>
        {report && <Report report={report} />}
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={!ready}>
            {t(changes ? 'takeOver' : 'check')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
