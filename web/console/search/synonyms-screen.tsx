// The synonyms of the search: lines of staff, the lines that every store begins with, and a form for another one.

import { useState } from 'react'
import type { SynonymLine, SynonymList } from '../../../contract/search/api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { SearchHead } from './search-head.tsx'
import { SynonymForm } from './synonym-form.tsx'

/** Maximum built-in lines shown at once; there are many. */
const SHOWN = 100

interface Acts {
  busy: boolean
  act(write: () => Promise<unknown>, words: string): void
}

function OwnLine({ line, busy, act }: { line: SynonymLine } & Acts) {
  const t = useMessages('synonyms')
  const { moment } = useDates()
  const may = useMay()
  const { market, language, active } = line
  const save = (next: boolean) => () =>
    call('POST /api/admin/search/synonyms', { body: { market, language, line: line.line, active: next } })
  return (
    <li>
      <div className="grow">
        <span>
          <b lang={language}>{line.line}</b> {!active && <span className="tag warn">{t('off')}</span>}
        </span>
        <small>{t('changed', { time: moment(line.updatedAt) })}</small>
      </div>
      {may('synonyms.write') && (
        <div className="acts">
          <button
            type="button"
            className="b sm"
            disabled={busy}
            aria-label={`${t(active ? 'switchOff' : 'switchOn')}: ${line.line}`}
            onClick={() => act(save(!active), t('saved'))}
          >
            {t(active ? 'switchOff' : 'switchOn')}
          </button>
          <button
            type="button"
            className="b sm"
            disabled={busy}
            aria-label={`${t('delete')}: ${line.line}`}
            onClick={() =>
              act(() => call('DELETE /api/admin/search/synonyms/{id}', { params: { id: line.id } }), t('deleted'))
            }
          >
            {t('delete')}
          </button>
        </div>
      )}
    </li>
  )
}

function BuiltIn({ lines, busy, act }: { lines: readonly string[] } & Acts) {
  const t = useMessages('synonyms')
  const may = useMay()
  const [text, setText] = useState('')
  const sought = text.trim().toLowerCase()
  const found = lines.filter(line => line.toLowerCase().includes(sought))
  const off = (line: string) => () =>
    call('POST /api/admin/search/synonyms', { body: { market: 'IN', language: 'en', line, active: false } })
  return (
    <section className="panel" aria-labelledby="built-in">
      <header>
        <h2 id="built-in">{t('builtIn')}</h2>
        <span className="sub">{t('lines', { count: found.length })}</span>
      </header>
      <div className="in-b">
        <Field
          label={t('find')}
          type="search"
          maxLength={60}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <ul className="rows">
          {found.slice(0, SHOWN).map(line => (
            <li key={line}>
              <div className="grow">{line}</div>
              {may('synonyms.write') && (
                <button
                  type="button"
                  className="b sm"
                  disabled={busy}
                  aria-label={`${t('switchOff')}: ${line}`}
                  onClick={() => act(off(line), t('saved'))}
                >
                  {t('switchOff')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {found.length > SHOWN && <p className="soft">{t('more', { count: found.length - SHOWN })}</p>}
      </div>
    </section>
  )
}

function Lines({ list, onDone }: { list: SynonymList; onDone(): void }) {
  const t = useMessages('synonyms')
  const { busy, problem, run } = useAct()
  const act = async (write: () => Promise<unknown>, words: string) => {
    if ((await run(write)) === undefined) return
    showToast(words)
    onDone()
  }
  return (
    <>
      <Problem text={problem} />
      <section className="panel" aria-labelledby="own">
        <header>
          <h2 id="own">{t('own')}</h2>
        </header>
        <ul className="rows in-b">
          {list.lines.map(line => (
            <OwnLine key={line.id} line={line} busy={busy} act={act} />
          ))}
          {list.lines.length === 0 && <li className="sub">{t('nothing')}</li>}
        </ul>
      </section>
      <BuiltIn lines={list.builtIn} busy={busy} act={act} />
    </>
  )
}

export function Screen() {
  const t = useMessages('synonyms')
  const may = useMay()
  const word = useQuery().get('word') ?? ''
  const load = useLoad('synonyms', async () => (await call('GET /api/admin/search/synonyms')).data)
  return (
    <div className="stack">
      <SearchHead view="synonyms" />
      <p className="soft">{t('intro')}</p>
      {may('synonyms.write') && <SynonymForm key={word} word={word} onDone={load.again} />}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && <Lines list={load.data} onDone={load.again} />}
    </div>
  )
}
