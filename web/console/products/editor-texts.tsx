// The texts of a product in both languages, its classification, and legal declarations.

import { DECLARATION_FIELDS } from '../../../contract/catalog/declarations.rules.ts'
import { DECLARED_PREFIX } from '../../../contract/products/fields.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { CellField, CellName, TextPair } from './editor-fields.tsx'

export function EditorTexts() {
  const t = useMessages('editor')
  const { market } = useLocale()
  return (
    <div className="stack">
      <section className="panel">
        <header>
          <h2>{t('texts')}</h2>
        </header>
        <div className="in-b form">
          <TextPair field="name" />
          <TextPair field="features" multiline rows={6} hint={t('featuresHint')} />
          <TextPair field="description" multiline rows={8} />
          <TextPair field="sellUnit" />
        </div>
      </section>
      <section className="panel">
        <header>
          <h2>{t('whatItIs')}</h2>
        </header>
        <div className="in-b form two">
          <CellName field="brand" />
          <CellName field="category" />
          <CellField field="packSize" inputMode="numeric" />
          <CellField field="weight" inputMode="numeric" />
          <CellField field="warranty" inputMode="numeric" />
          <CellField field="origin" hint={t('originHint')} />
        </div>
      </section>
      {market === 'IN' && (
        <section className="panel">
          <header>
            <h2>{t('declarations')}</h2>
          </header>
          <div className="in-b form two">
            {DECLARATION_FIELDS.map(name => (
              <CellField
                key={name}
                field={`${DECLARED_PREFIX}${name}`}
                hint={
                  name === 'netQuantity' ? t('netQuantityHint') : name === 'manufactured' ? t('monthHint') : undefined
                }
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
