// The effect of choices on a mapping: targets with their guesses, order, and fields claimed by several columns.

import { describe, expect, it } from 'vitest'
import { type ImportMapping, zMapping } from '../../../contract/imports/api.ts'
import type { SampleColumn } from '../../../contract/imports/columns-api.ts'
import { IMPORT_FIELDS } from '../../../contract/imports/fields.rules.ts'
import { choiceOf, doubled, FIELD_GROUPS, withChoice, withTarget } from './column-targets.ts'

const column = (heading: string, guess: SampleColumn['guess']): SampleColumn => ({ heading, values: [], guess })
const empty: ImportMapping = zMapping.parse({})

describe('the columns of a file', () => {
  it('may be any field of an import, each in one group', () => {
    const offered = Object.values(FIELD_GROUPS).flat()
    expect([...offered].sort()).toEqual([...IMPORT_FIELDS].sort())
  })

  it('start with the guess from the heading, and can be reset to it', () => {
    const net = column('Net wt (kg)', { field: 'weight', unit: 'kg' })
    const voltage = column('volt', { attribute: 'Volt', unit: 'V' })
    let mapping = withChoice(empty, net, 'weight')
    mapping = withChoice(mapping, voltage, 'attribute')
    mapping = withChoice(mapping, column('Item', { attribute: 'Item' }), 'partNumber')
    expect(mapping.columns).toEqual({
      ...{ 'Net wt (kg)': { field: 'weight', unit: 'kg' }, volt: { attribute: 'Volt', unit: 'V' }, Item: 'partNumber' },
    })
    expect(Object.values(mapping.columns).map(choiceOf)).toEqual(['weight', 'attribute', 'partNumber'])
    expect(withChoice(mapping, net, 'guess').columns).not.toHaveProperty('Net wt (kg)')
    expect(choiceOf(undefined)).toBe('guess')
    expect(zMapping.safeParse(mapping).success).toBe(true)
  })

  it('keep their order, which decides the precedence of two columns for one field', () => {
    const first = withChoice(empty, column('A', 'ignore'), 'price')
    const both = withChoice(first, column('B', 'ignore'), 'price')
    expect(Object.keys(withTarget(both, 'A', { field: 'price' }).columns)).toEqual(['A', 'B'])
  })

  it('of one field are named, except pictures and stock', () => {
    const columns = [
      ...[column('Rate', { field: 'price' }), column('Our rate', 'ignore'), column('Photo', { field: 'images' })],
      ...[column('Photo 2', { field: 'images' }), column('Pune', { stock: 'PNQ' }), column('Delhi', { stock: 'DEL' })],
    ]
    expect(doubled(columns, empty)).toEqual([])
    const mapping = withChoice(empty, column('Our rate', 'ignore'), 'price')
    expect(doubled(columns, mapping)).toEqual([['price', ['Rate', 'Our rate']]])
  })
})
