// Warehouse steps by the states of an order and its parcels.

import { expect, test } from 'vitest'
import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import { stepFit, type WarehouseStep } from './warehouse-steps.ts'

test.each<[WarehouseStep, OrderState, ShipmentState[], string]>([
  ['confirm', 'placed', [], 'fits'],
  ['confirm', 'processing', ['processing'], 'already'],
  ['confirm', 'delivered', ['delivered'], 'already'],
  ['confirm', 'pending-payment', [], 'state'],
  ['confirm', 'cancelled', [], 'state'],
  ['confirm', 'returned-to-origin', ['returned'], 'state'],
  ['pack', 'placed', [], 'state'],
  ['pack', 'processing', ['processing', 'packed'], 'fits'],
  ['pack', 'processing', ['processing', 'cancelled'], 'fits'],
  ['pack', 'packed', ['packed', 'cancelled'], 'already'],
  ['pack', 'shipped', ['shipped'], 'already'],
  ['pack', 'cancelled', ['cancelled'], 'state'],
  ['packing-slips', 'placed', [], 'state'],
  ['packing-slips', 'packed', ['packed', 'cancelled'], 'fits'],
  ['packing-slips', 'cancelled', ['cancelled'], 'state'],
])('%s of an order that is %s with parcels %j: %s', (step, state, parcels, fit) => {
  expect(stepFit(step, { state, parcels, editWaits: false, onHold: false })).toBe(fit)
})

test.each<[WarehouseStep, OrderState, ShipmentState[], boolean, string]>([
  ['confirm', 'placed', [], true, 'on-hold'],
  ['confirm', 'cancelled', [], true, 'state'],
  ['pack', 'processing', ['processing'], true, 'on-hold'],
  ['pack', 'packed', ['packed'], true, 'already'],
  ['packing-slips', 'processing', ['processing'], true, 'on-hold'],
  ['hold', 'pending-payment', [], false, 'fits'],
  ['hold', 'packed', ['packed'], false, 'fits'],
  ['hold', 'placed', [], true, 'already'],
  ['hold', 'shipped', ['shipped'], false, 'state'],
  ['release', 'placed', [], true, 'fits'],
  ['release', 'placed', [], false, 'already'],
])('%s of an order that is %s with parcels %j and on hold %s: %s', (step, state, parcels, onHold, fit) => {
  expect(stepFit(step, { state, parcels, editWaits: false, onHold })).toBe(fit)
})

test.each<[WarehouseStep, ShipmentState[], string]>([
  ['pack', ['processing'], 'edit-waits'],
  ['pack', ['packed'], 'already'],
  ['packing-slips', ['processing'], 'fits'],
])('%s of an order with parcels %j and an edit that waits: %s', (step, parcels, fit) => {
  expect(stepFit(step, { state: 'processing', parcels, editWaits: true, onHold: false })).toBe(fit)
})
