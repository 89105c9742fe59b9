// Payment methods that staff switch off in a market, as bits of one setting.

import { PAYMENT_METHOD_IDS as ID } from '../shared/limits.ts'

/**
 * Ids in the order of their bits. The order is part of the stored values: add new ones at the end, with a migration of
 * existing values.
 */
export const SWITCHED_METHODS: readonly number[] = [
  ...[ID.upi, ID.upiApp, ID.walletUpi, ID.card, ID.savedCard, ID.netBanking, ID.wallet, ID.emi, ID.financePartner],
  ...[ID.payLater, ID.neft, ID.gateway, ID.cardGateway, ID.cashOnDelivery],
]

/** All methods on. */
export const ALL_METHODS_ON = 2 ** SWITCHED_METHODS.length - 1

/** Whether a payment method is on; one that cannot be switched always is. */
export function isMethodOn(bits: number, methodId: number): boolean {
  const at = SWITCHED_METHODS.indexOf(methodId)
  return at < 0 || Math.floor(bits / 2 ** at) % 2 === 1
}

/** The bits with a payment method switched on or off. */
export function switched(bits: number, methodId: number, on: boolean): number {
  const at = SWITCHED_METHODS.indexOf(methodId)
  if (at < 0 || isMethodOn(bits, methodId) === on) return bits
  return on ? bits + 2 ** at : bits - 2 ** at
}
