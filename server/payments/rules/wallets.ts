// The wallets of the store.

import type { Language } from '../../../contract/shared/market.ts'

/** Fictional wallets under the specification's ids; the second id of a wallet is the same wallet at another gateway. */
export const WALLET_NAMES: readonly Record<Language, string>[] = [
  { en: 'Batua Pay', hi: 'बटुआ पे' },
  { en: 'Paisa Pocket', hi: 'पैसा पॉकेट' },
  { en: 'Tez Wallet', hi: 'तेज़ वॉलेट' },
  { en: 'Sikka', hi: 'सिक्का' },
  { en: 'Khata Pay', hi: 'खाता पे' },
  { en: 'Gullak', hi: 'गुल्लक' },
  { en: 'Rupaya Wallet', hi: 'रुपया वॉलेट' },
  { en: 'Chillar', hi: 'चिल्लर' },
  { en: 'Dukan Pay', hi: 'दुकान पे' },
  { en: 'Jeb', hi: 'जेब' },
]
