// Hindi messages for what is fetched below a listing: sponsored products, articles, trending categories; and of a table once it is ordered or saved.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['more-content']> = {
  sponsored: 'प्रायोजित उत्पाद',
  sponsoredWhy: 'ब्रांड या विक्रेता ने यहाँ दिखाए जाने के लिए भुगतान किया है।',
  sponsoredFlag: 'प्रायोजित',
  articles: 'गाइड और लेख',
  moreArticles: 'और लेख देखें',
  reading: '{count} मिनट का लेख',
  trending: 'ट्रेंडिंग श्रेणियाँ',
  tableWhole: '{count, plural, one{# उत्पाद} other{सभी # उत्पाद}}',
  tableBound: '{total} में से पहले {count} उत्पाद',
  moreRows: '{count} और दिखाएँ',
}
