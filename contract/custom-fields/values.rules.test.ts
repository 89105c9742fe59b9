// Values and conditions of custom fields: what each type accepts and rejects, and that nothing is changed silently.

import { describe, expect, it } from 'vitest'
import { readCondition, readValue, type ValueRules } from './values.rules.ts'

const rules = (type: ValueRules['type'], more: Partial<ValueRules> = {}): ValueRules => ({
  ...{ type, maxLength: null, digits: null, options: [] },
  ...more,
})
const option = (key: string, retired = false) => ({ key, nameEn: key, nameHi: key, retired })
const choice = rules('choice', { options: [option('high'), option('low', true)] })

describe('a value', () => {
  it.each([
    [rules('text', { maxLength: 5 }), 'अबकखग', 'अबकखग'],
    [rules('whole'), '-12', '-12'],
    [rules('whole'), '0', '0'],
    [rules('decimal', { digits: 2 }), '12.5', '12.50'],
    [rules('decimal', { digits: 2 }), '-0.05', '-0.05'],
    [rules('decimal', { digits: 3 }), '7', '7.000'],
    [rules('date'), '2028-02-29', '2028-02-29'],
    [rules('yes-no'), 'no', 'no'],
    [choice, 'high', 'high'],
  ])('%# is taken', (of, typed, value) => {
    expect(readValue(of, typed)).toEqual({ value })
  })

  it.each([
    [rules('text', { maxLength: 5 }), 'abcdef', 'long'],
    [rules('text', { maxLength: 5 }), ' abc', 'spaces'],
    [rules('text', { maxLength: 5 }), 'a\nb', 'line'],
    [rules('text', { maxLength: 5 }), 'a\u202eb', 'line'],
    ...['', '1.0', '007', '-0', '1e3', '1,250', '१२', '1234567890123456'].map(
      typed => [rules('whole'), typed, 'whole'] as const,
    ),
    ...['', '.5', '1.', '1.555', '-0.00', '1 2', 'Infinity', 'NaN', '1234567890123.5'].map(
      typed => [rules('decimal', { digits: 2 }), typed, 'decimal'] as const,
    ),
    ...['2027-02-29', '27-01-01', '2026-13-01', '2026-1-1', '1026-01-01', 'infinity', 'today'].map(
      typed => [rules('date'), typed, 'date'] as const,
    ),
    [rules('yes-no'), 'true', 'yes-no'],
    [choice, 'medium', 'option'],
    [choice, 'low', 'option'],
    [choice, 'HIGH', 'option'],
  ] as const)('%# is rejected', (of, typed, problem) => {
    expect(readValue(of, typed)).toEqual({ problem })
  })

  it('that a record has already stays when its option is retired', () => {
    expect(readValue(choice, 'low', 'low')).toEqual({ value: 'low' })
  })
})

describe('a condition', () => {
  it.each([
    [rules('text', { maxLength: 3 }), 'a..b', { kind: 'is', value: 'a..b' }],
    [choice, 'low', { kind: 'is', value: 'low' }],
    [choice, '', { kind: 'none' }],
    [rules('date'), '', { kind: 'none' }],
    [rules('yes-no'), 'yes', { kind: 'is', value: 'yes' }],
    [rules('whole'), '5', { kind: 'between', from: '5', to: '5' }],
    [rules('whole'), '-3..', { kind: 'between', from: '-3', to: null }],
    [rules('decimal', { digits: 2 }), '..9.5', { kind: 'between', from: null, to: '9.50' }],
    [rules('date'), '2026-01-01..2026-01-31', { kind: 'between', from: '2026-01-01', to: '2026-01-31' }],
    [rules('whole'), '..', { problem: 'required' }],
    [rules('whole'), 'a..5', { problem: 'whole' }],
    [rules('whole'), '1..5..9', { problem: 'whole' }],
    [rules('date'), '2026-01-01..soon', { problem: 'date' }],
    [choice, 'medium', { problem: 'option' }],
  ] as const)('%# is read', (of, text, read) => {
    expect(readCondition(of, text)).toEqual(read)
  })
})
