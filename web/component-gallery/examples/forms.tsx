// Examples of form controls, each with its hint, error and disabled state.

import { useState } from 'react'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Component, State } from '../example.tsx'
import type { GalleryTexts } from '../texts.ts'

function TextFields({ texts }: { texts: GalleryTexts }) {
  return (
    <Component file="field">
      <State name="empty">
        <TextField label={texts.name} />
      </State>
      <State name="filled">
        <TextField label={texts.name} defaultValue={texts.nameValue} />
      </State>
      <State name="fixed beginning, hint">
        <TextField label={texts.mobile} hint={texts.mobileHint} before="+91" inputMode="numeric" />
      </State>
      <State name="error">
        <TextField label={texts.mobile} error={texts.mobileError} before="+91" defaultValue="98765" />
      </State>
      <State name="disabled">
        <TextField label={texts.name} defaultValue={texts.nameValue} disabled />
      </State>
      <State name="hidden label">
        <TextField label={texts.name} hideLabel placeholder={texts.name} />
      </State>
    </Component>
  )
}

function Choices({ texts }: { texts: GalleryTexts }) {
  const [value, setValue] = useState('upi')
  return (
    <Component file="choice">
      <State name="checkbox">
        <Checkbox label={texts.newsletter} />
      </State>
      <State name="checked, with a count">
        <Checkbox label={texts.brand} aside="128" defaultChecked />
      </State>
      <State name="disabled">
        <Checkbox label={texts.newsletter} disabled />
      </State>
      <State name="radio group">
        <RadioGroup
          legend={texts.payBy}
          name="payment"
          value={value}
          onChange={setValue}
          options={[
            { value: 'upi', label: texts.upi, hint: texts.upiHint },
            { value: 'card', label: texts.card },
            { value: 'cash', label: texts.cash, hint: texts.cashHint, disabled: true },
          ]}
        />
      </State>
    </Component>
  )
}

function Quantities({ texts }: { texts: GalleryTexts }) {
  const [value, setValue] = useState(20)
  const labels = { quantity: texts.quantity, less: texts.less, more: texts.more }
  return (
    <Component file="quantity">
      <State name="in steps of 5">
        <Quantity value={value} minimum={5} multiple={5} labels={labels} onChange={setValue} />
      </State>
      <State name="at the minimum">
        <Quantity value={1} minimum={1} multiple={1} labels={labels} onChange={() => undefined} />
      </State>
      <State name="at the maximum">
        <Quantity value={9} minimum={1} multiple={1} maximum={9} labels={labels} onChange={() => undefined} />
      </State>
    </Component>
  )
}

export function FormExamples({ texts }: { texts: GalleryTexts }) {
  const states = [
    { value: '27', label: texts.maharashtra },
    { value: '24', label: texts.gujarat },
  ]
  return (
    <>
      <TextFields texts={texts} />
      <Component file="text-area">
        <State name="filled">
          <TextArea label={texts.comment} defaultValue={texts.commentValue} />
        </State>
        <State name="error">
          <TextArea label={texts.comment} error={texts.commentError} />
        </State>
      </Component>
      <Component file="select-field">
        <State name="normal">
          <SelectField label={texts.state} options={states} />
        </State>
        <State name="error">
          <SelectField label={texts.state} options={states} error={texts.commentError} />
        </State>
        <State name="disabled">
          <SelectField label={texts.state} options={states} disabled />
        </State>
      </Component>
      <Choices texts={texts} />
      <Quantities texts={texts} />
    </>
  )
}
