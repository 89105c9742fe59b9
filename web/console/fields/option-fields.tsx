// The options of a choice in a form: names in both languages and a key, added, removed and retired.

import { type FieldOption, MAX_FIELD_NAME, MAX_OPTIONS } from '../../../contract/custom-fields/kinds.rules.ts'
import { useMessages } from '../app/messages.ts'
import { Field } from '../components/field.tsx'

interface OptionFieldsProps {
  options: readonly FieldOption[]
  onChange(options: FieldOption[]): void
}

const NEW: FieldOption = { key: '', nameEn: '', nameHi: '', retired: false }

interface OptionProps {
  option: FieldOption
  /** Counted from one. */
  number: number
  onChange(part: Partial<FieldOption>): void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

function OptionField({ option, number, onChange, onRemove }: OptionProps) {
  const t = useMessages('fields')
  return (
    <fieldset className="field">
      <legend>{t('option', { number })}</legend>
      <Field
        label={t('nameEn')}
        required
        maxLength={MAX_FIELD_NAME}
        value={option.nameEn}
        onChange={event => onChange({ nameEn: event.target.value })}
      />
      <Field
        label={t('nameHi')}
        lang="hi"
        required
        maxLength={MAX_FIELD_NAME}
        value={option.nameHi}
        onChange={event => onChange({ nameHi: event.target.value })}
      />
      <Field
        label={t('optionKey')}
        required
        pattern="[a-z][a-z0-9\-]{0,39}"
        maxLength={40}
        autoCapitalize="none"
        value={option.key}
        onChange={event => onChange({ key: event.target.value })}
      />
      <label className="acts">
        <input
          type="checkbox"
          className="ck"
          checked={option.retired}
          onChange={event => onChange({ retired: event.target.checked })}
        />
        {t('optionRetired')}
      </label>
      {onRemove && (
        <div>
          <button type="button" className="b sm" aria-label={t('removeOptionOf', { number })} onClick={onRemove}>
            {t('removeOption')}
          </button>
        </div>
      )}
    </fieldset>
  )
}

export function OptionFields({ options, onChange }: OptionFieldsProps) {
  const t = useMessages('fields')
  const set = (at: number, part: Partial<FieldOption>) =>
    onChange(options.map((option, index) => (index === at ? { ...option, ...part } : option)))
  return (
    <>
      {options.map((option, at) => (
        <OptionField
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name of its own before it is typed
          key={at}
          option={option}
          number={at + 1}
          onChange={part => set(at, part)}
          onRemove={options.length > 1 ? () => onChange(options.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      {options.length < MAX_OPTIONS && (
        <div>
          <button type="button" className="b sm" onClick={() => onChange([...options, NEW])}>
            {t('addOption')}
          </button>
        </div>
      )}
    </>
  )
}
