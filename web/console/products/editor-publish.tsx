// Whether and when the store shows a product, and its texts for search engines.

import { useLocale } from '../../framework/locale.ts'
import { atTime, timeOf } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { Field } from '../components/field.tsx'
import { useEditor } from './editor-context.tsx'
import { CellChoice, TextPair } from './editor-fields.tsx'

/** Length after which search engines truncate a text. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 160

/** UTC offset of a market; neither country has daylight saving time. */
function PublishTime() {
  const t = useMessages('editor')
  const editor = useEditor()
  const { market } = useLocale()
  return (
    <Field
      label={t('publishAt')}
      hint={t('publishAtHint')}
      type="datetime-local"
      value={timeOf(editor.textOf('publishAt'), market)}
      readOnly={editor.locked('publishAt')}
      onChange={event => editor.edit('publishAt', atTime(event.target.value, market))}
    />
  )
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text)

function Preview({ hindi }: { hindi: boolean }) {
  const t = useMessages('editor')
  const editor = useEditor()
  const name = (hindi && editor.textOf('nameHi')) || editor.textOf('name')
  const title = editor.textOf(hindi ? 'seoTitleHi' : 'seoTitle') || name
  const description = editor.textOf(hindi ? 'seoDescriptionHi' : 'seoDescription')
  const { origin, pathname } = new URL(editor.product.link)
  return (
    <div className="snippet" lang={hindi ? 'hi' : 'en'}>
      <small className="sub">{`${origin}${hindi ? '/hi' : ''}${pathname}`}</small>
      <b>{cut(title, TITLE_SHOWN)}</b>
      <p className="soft">{description ? cut(description, DESCRIPTION_SHOWN) : t('descriptionMade')}</p>
      <small className="sub">
        {t('lengths', {
          title: title.length,
          description: description.length,
          most: TITLE_SHOWN,
          room: DESCRIPTION_SHOWN,
        })}
      </small>
    </div>
  )
}

export function EditorPublish() {
  const t = useMessages('editor')
  const words = useMessages('products')
  return (
    <div className="stack">
      <section className="panel">
        <header>
          <h2>{t('publish')}</h2>
        </header>
        <div className="in-b form two">
          <CellChoice
            field="active"
            hint={t('activeHint')}
            options={(['yes', 'no'] as const).map(value => ({ value, label: words(value) }))}
          />
          <PublishTime />
        </div>
      </section>
      <section className="panel">
        <header>
          <h2>{t('seo')}</h2>
        </header>
        <div className="in-b form">
          <TextPair field="seoTitle" />
          <TextPair field="seoDescription" multiline rows={3} />
          <h3>{t('preview')}</h3>
          <div className="pair">
            <Preview hindi={false} />
            <Preview hindi />
          </div>
        </div>
      </section>
    </div>
  )
}
