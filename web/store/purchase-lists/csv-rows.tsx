// Rows of a table for a purchase list: pasted or from a CSV file; invalid ones stay to be corrected.

import { type FormEvent, useRef, useState } from 'react'
import type { FilledList } from '../../../contract/purchase-lists/api.ts'
import { MAX_CSV_CHARACTERS } from '../../../contract/purchase-lists/limits.rules.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'
import { FilledReport } from './components/filled-report.tsx'

export function CsvRows({ name, onAdded }: { name: string; onAdded(): void }) {
  const t = useMessages('lists')
  const [csv, setCsv] = useState('')
  const [error, setError] = useState('')
  const [report, setReport] = useState<FilledList | null>(null)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const problemOf = (text: string) =>
    text.length > MAX_CSV_CHARACTERS ? t('fileTooLarge') : text.trim() === '' ? t('rowsMissing') : ''
  const read = async (file: File | undefined) => {
    if (!file) return
    const text = await file.slice(0, 4 * MAX_CSV_CHARACTERS + 1).text()
    setError(problemOf(text))
    setCsv(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = problemOf(csv)
    setError(problem)
    if (problem) return focusFirstError(form.current)
    setReport(null)
    void action.run(async () => {
      const { data } = await quietCall('POST /api/v1/purchase/addCsvToPurchaseList', { body: { name, csv } })
      setReport(data)
      // rows not added stay to be corrected
      setCsv(data.problems.map(({ text }) => text).join('\n'))
      if (data.added + data.changed > 0) onAdded()
    })
  }
  return (
    <form ref={form} className={`panel ${account.panel}`} method="post" onSubmit={submit} noValidate>
      <h2>{t('fromFile')}</h2>
      <p className="quiet">{t('fromFileText')}</p>
      <div className={account.form}>
        <TextField
          label={t('file')}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={event => void read(event.target.files?.[0])}
        />
        <TextArea
          label={t('rows')}
          value={csv}
          rows={5}
          error={error}
          spellCheck={false}
          onChange={event => {
            setCsv(event.target.value)
            setError('')
          }}
        />
        <FormError text={action.error} />
        <Button type="submit" busy={action.busy}>
          {t('addRows')}
        </Button>
      </div>
      {report && <FilledReport report={report} />}
    </form>
  )
}
