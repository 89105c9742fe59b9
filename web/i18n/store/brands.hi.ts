// Hindi words of the brand index and the brand stores.

import type { Areas, Translated } from '../words.ts'

export const words: Translated<Areas['brands']> = {
  title: 'सभी ब्रांड',
  intro: '{count, plural, one{# ब्रांड} other{# ब्रांड}}, अंग्रेज़ी नाम के पहले अक्षर के क्रम में।',
  letterTitle: '{letter} से शुरू होने वाले ब्रांड',
  storeTitle: 'ब्रांड स्टोर',
  storeIntro: 'एक ब्रांड का सारा सामान एक जगह: {count, plural, one{# ब्रांड} other{# ब्रांड}}।',
  all: 'A से Z तक सभी ब्रांड',
  letters: 'अक्षर',
  letter: '{letter}: {count, plural, one{# ब्रांड} other{# ब्रांड}}',
}
