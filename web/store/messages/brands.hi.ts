// Hindi messages for the brand index and the brand stores.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['brands']> = {
  title: 'सभी ब्रांड',
  intro: '{count, plural, one{# ब्रांड} other{# ब्रांड}}, A से Z तक।',
  letterTitle: '{letter} से शुरू होने वाले ब्रांड',
  storeTitle: 'ब्रांड स्टोर',
  storeIntro: 'ब्रांड के अनुसार खरीदें: {count, plural, one{# ब्रांड} other{# ब्रांड}}।',
  all: 'A से Z तक सभी ब्रांड',
  letters: 'अक्षर के अनुसार देखें',
  letter: '{letter}: {count, plural, one{# ब्रांड} other{# ब्रांड}}',
}
